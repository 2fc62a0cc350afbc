import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { cx } from '../cx.ts';
import { ArrowLeftIcon } from '../graphics/icons.tsx';
import { Link } from 'react-router';

const STYLE =
  'group -ml-3 inline-flex min-h-11 items-center gap-2 rounded-full pr-3 text-sm font-medium focus-visible:rounded-full';

interface LabelProps {
  text: string;
  isHidden?: boolean;
}

const Label = ({ text, isHidden = false }: LabelProps) => (
  <>
    <span className="grid size-11 place-items-center rounded-full text-base transition-colors group-hover:bg-paper-sunk">
      <ArrowLeftIcon />
    </span>
    <span className={cx(isHidden && 'sr-only')}>{text}</span>
  </>
);

/** Link back to a fixed page. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={STYLE}>
      <Label text={text} />
    </Link>
  );
}

/** Button back to the previous page. `round` shows only the arrow. */
export function BackButton({ round = false }: { round?: boolean }) {
  const goBack = useGoBack();
  return (
    <button type="button" className={cx(STYLE, round && 'pr-0')} onClick={goBack}>
      <Label text="Back" isHidden={round} />
    </button>
  );
}
