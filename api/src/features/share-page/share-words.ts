import { firstName } from '@tuckaway/domain/names';
import { longDate } from '../../platform/pages/formats.ts';
import type { OpenShare } from '../shares/open-share.store.ts';
import { degreeOf } from '../shares/share.view.ts';

type ShareTerms = Pick<OpenShare, 'kind' | 'degree' | 'revealOn' | 'namesVisible' | 'ownerName'>;

/** Sentences before a take about who will see it. */
export function degreeWords(share: ShareTerms): string {
  const name = firstName(share.ownerName);
  const givers = share.namesVisible ? 'Other givers see your name.' : 'Other givers do not see your name.';
  if (share.kind === 'ideas')
    return `Everybody with this link sees what is taken. ${share.namesVisible ? 'They see your name, too.' : `Only ${name} sees your name.`}`;
  return `${ownerSees(share, name)} ${givers}`;
}

function ownerSees(share: ShareTerms, name: string): string {
  const degree = degreeOf(share);
  if (degree === 'all') return `${name} sees who takes what.`;
  const until = share.revealOn === null ? '' : ` On ${longDate(share.revealOn)} everything is revealed.`;
  if (degree === 'taken') return `${name} sees that a gift is taken, but not by whom.${until}`;
  return `${name} is not told what is taken, unless they look up a single gift on purpose.${until}`;
}

export const countText = (gifts: number) => (gifts === 1 ? '1 gift' : `${gifts} gifts`);
