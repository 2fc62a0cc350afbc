/** Lower case without accents: 'Crème' and 'creme' are equal, and so are ligatures and full-width letters. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Lower case without accents, with straight apostrophes and plain hyphens. */
export const foldText = (text: string): string =>
  withoutAccents(text.replaceAll(/[’‘`´]/gu, "'").replaceAll(/[‐‑–—−]/gu, '-'));

/** Stop words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or the to with'.split(' '),
);

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and quoted attributes of HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
