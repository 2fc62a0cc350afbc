import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UnexpectedError } from './unexpected-error.tsx';

describe('the last resort', () => {
  it('says what happened and offers two ways on', () => {
    render(<UnexpectedError error={new Error('shelf fell down')} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByText('shelf fell down')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
