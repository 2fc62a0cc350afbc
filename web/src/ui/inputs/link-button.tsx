import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Link, type LinkProps } from 'react-router';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(variant, size, className)} {...rest} />;
}
