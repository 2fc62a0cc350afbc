/** A host as people name it: in lower case, without www. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** The plain host of a link; null where the text is no link. */
export function hostOf(link: string): string | null {
  const url = URL.parse(link);
  return url && plainHost(url.hostname);
}
