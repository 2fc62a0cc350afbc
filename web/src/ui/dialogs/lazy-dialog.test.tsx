import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
type Load = () => Promise<ComponentType<Props>>;

const Greeting = ({ open }: Props) => (open ? <p role="dialog">The real dialog</p> : null);
const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

function show(load: Load) {
  const Dialog = lazyDialog(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onOpenChange={setOpen} />
      </>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

const openIt = () => screen.getByRole('button', { name: 'Open', hidden: true });
const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

describe('a dialog whose code comes later', () => {
  it('fetches nothing before it is opened, and then once', async () => {
    const load = vi.fn<Load>(async () => Greeting);
    const user = show(load);
    expect(load).not.toHaveBeenCalled();
    await user.click(openIt());
    expect(await screen.findByText('The real dialog')).toBeInTheDocument();
    await user.click(openIt());
    expect(load).toHaveBeenCalledOnce();
  });

  it('says so where its code does not arrive, without the address, and tries again', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(missing).mockResolvedValue(Greeting);
    const user = show(load);
    await user.click(openIt());
    const words = await screen.findByRole('alert');
    expect(words).toHaveTextContent('This did not load');
    expect(words).not.toHaveTextContent('/assets/');
    await user.click(await tryAgain());
    expect(await screen.findByText('The real dialog')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers to load the page anew where trying again does not help', async () => {
    const user = show(vi.fn<Load>(missing));
    await user.click(openIt());
    expect(screen.queryByRole('button', { name: 'Load the page again' })).not.toBeInTheDocument();
    await user.click(await tryAgain());
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
  });

  it('can be closed, and fetches again when opened again', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(missing).mockResolvedValue(Greeting);
    const user = show(load);
    await user.click(openIt());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(openIt());
    expect(await screen.findByText('The real dialog')).toBeInTheDocument();
  });

  it('says that it is loading where that takes a while', async () => {
    const user = show(() => new Promise(() => {}));
    await user.click(openIt());
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });
});
