import { useMatch } from 'react-router';
import { Link, type LinkProps } from '../../ui/layout/link.tsx';

interface PlaceLinkProps extends LinkProps {
  /** Pages below it belong to it, as a person's page belongs to People. */
  withPagesBelow?: boolean;
}

/** A link of the navigation: says where one is. */
export function PlaceLink({ withPagesBelow = false, ...rest }: PlaceLinkProps) {
  const isHere = useMatch({ path: rest.to, end: !withPagesBelow }) !== null;
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
