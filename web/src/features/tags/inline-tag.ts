import type { Tag } from '@tuckaway/contract/tags';
import { sameTagName } from './tags.queries.ts';

export type InlineTag = { kind: 'search' } | { kind: 'choose'; tag: Tag } | { kind: 'create'; name: string };

/** A name followed by a space is a tag: the one that exists, or a new one. */
export function readInlineTag(text: string, known: readonly Tag[]): InlineTag {
  const name = text.trim();
  if (name === '' || !/\s$/.test(text)) return { kind: 'search' };
  const tag = known.find((candidate) => sameTagName(candidate.name, name));
  if (tag) return { kind: 'choose', tag };
  // "mother's " may be on its way to the tag "mother's day".
  const start = `${name.toLowerCase()} `;
  if (known.some((candidate) => candidate.name.toLowerCase().startsWith(start))) return { kind: 'search' };
  return { kind: 'create', name };
}
