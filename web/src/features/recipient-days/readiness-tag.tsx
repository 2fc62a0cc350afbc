import { READINESS_TEXT, type Readiness } from '@tuckaway/domain/days/readiness';
import { Chip } from '../../ui/inputs/chip.tsx';

const STYLE: Record<Readiness, string> = {
  nothing: '[--tag-ground:var(--paper-sunk)] [--tag-ink:var(--ink-soft)]',
  idea: '',
  bought: '[--tag-ground:var(--green-wash)] [--tag-ink:var(--ink)]',
  given: '[--tag-ground:var(--purple-wash)] [--tag-ink:var(--purple)]',
};

/** Readiness for a day, as a chip. */
export function ReadinessTag({ readiness }: { readiness: Readiness }) {
  return <Chip className={STYLE[readiness]}>{READINESS_TEXT[readiness]}</Chip>;
}
