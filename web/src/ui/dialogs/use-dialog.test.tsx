import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useDialog } from './use-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

function TwoDialogs() {
  const first = useDialog();
  const second = useDialog<string>();
  return (
    <>
      <button type="button" onClick={() => first.open()}>
        First
      </button>
      <button type="button" onClick={() => second.open('Ann')}>
        Second
      </button>
      {first.render(({ open }) => (
        <p>first {open ? 'open' : 'closed'}</p>
      ))}
      {second.render(({ open }, name) => (
        <p>
          second {open ? 'open' : 'closed'} for {name}
        </p>
      ))}
    </>
  );
}

it('keeps dialogs that stand beside each other apart', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<TwoDialogs />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'First' }));
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getAllByText('first open')).toHaveLength(1);
  expect(screen.getAllByText('second open for Ann')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getAllByText('second open for Ann')).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});
