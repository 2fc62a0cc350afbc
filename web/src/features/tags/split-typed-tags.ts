import type { Tag } from '@tuckaway/contract/gifts/tags';
import { sameTagName } from './tags.queries.ts';

/** Splits typed text into complete names (followed by a space or comma) and the rest. */
export function splitTypedTags(text: string): { names: string[]; rest: string } {
  const pieces = text.split(',');
  const last = pieces.pop() ?? '';
  const isEnded = last.trim() !== '' && /\s$/.test(last);
  const names = (isEnded ? [...pieces, last] : pieces).map((name) => name.trim()).filter(Boolean);
  return { names, rest: isEnded ? '' : last.trimStart() };
}

export const findTag = (name: string, tags: readonly Tag[]): Tag | undefined =>
  tags.find((tag) => sameTagName(tag.name, name));
