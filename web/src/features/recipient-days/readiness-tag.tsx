import { READINESS_TEXT, type Readiness } from '@tuckaway/contract/days/readiness';
import { Chip } from '../../ui/chip.tsx';

const LOOK: Record<Readiness, string> = {
  nothing: 'text-ink-soft [--tag-ground:var(--paper-sunk)]',
  idea: 'text-kraft-ink',
  bought: 'text-ink [--tag-ground:var(--green-wash)]',
  given: 'text-purple [--tag-ground:var(--purple-wash)]',
};

/** How ready one is for a day, on a gift tag. */
export function ReadinessTag({ readiness }: { readiness: Readiness }) {
  return <Chip className={LOOK[readiness]}>{READINESS_TEXT[readiness]}</Chip>;
}
