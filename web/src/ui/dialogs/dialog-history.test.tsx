import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { Dialog } from './dialog.tsx';
import { DialogHistory } from './dialog-history.tsx';
import { useDialog } from './use-dialog.tsx';
import { useDiscardGuard } from './use-discard-guard.tsx';

function Sheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const goBack = useGoBack();
  const guard = useDiscardGuard('this note', text !== '', onOpenChange);
  return (
    <Dialog title="Note" open={open} onOpenChange={guard.onOpenChange}>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/person">Open person</Link>
      <button
        type="button"
        onClick={() => {
          onOpenChange(false);
          void navigate('/person');
        }}
      >
        Close and open person
      </button>
      <button
        type="button"
        onClick={() => {
          onOpenChange(false);
          void navigate('/done', { replace: true });
        }}
      >
        Finish
      </button>
      <button type="button" onClick={goBack}>
        Remove and go back
      </button>
      {guard.question}
    </Dialog>
  );
}

function People() {
  const sheet = useDialog();
  return (
    <>
      <h1>People</h1>
      <button type="button" onClick={() => sheet.open()}>
        Write
      </button>
      {sheet.render((dialog) => (
        <Sheet {...dialog} />
      ))}
    </>
  );
}

const Frame = () => (
  <>
    <Outlet />
    <DialogHistory />
  </>
);

let router: ReturnType<typeof createBrowserRouter> | undefined;
afterEach(() => {
  router?.dispose();
  vi.restoreAllMocks();
});

function show() {
  router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: '/home', element: <h1>Home</h1> },
        { path: '/people', element: <People /> },
        { path: '/person', element: <h1>Person</h1> },
        { path: '/done', element: <h1>Done</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
}

/** Home, then People: as a person would have come there. */
async function openPeople() {
  history.pushState(null, '', '/home');
  show();
  const user = userEvent.setup();
  await act(() => router!.navigate('/people'));
  const write = async () => await user.click(screen.getByRole('button', { name: 'Write', hidden: true }));
  return { user, write };
}

const press = (name: 'back' | 'forward') => act(async () => history[name]());
const page = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
const sheet = () => screen.queryByRole('dialog', { name: 'Note' });
const isClosed = () => waitFor(() => expect(sheet()).not.toBeInTheDocument());
/** The dialog entry is left. */
const isSettled = () =>
  waitFor(() => expect(history.state).not.toEqual(expect.objectContaining({ dialog: true })));

describe('Back with an open dialog', () => {
  it('closes it and stays on the page; the next Back leaves the page', async () => {
    const { write } = await openPeople();
    await write();
    await press('back');
    await isClosed();
    expect(await page('People')).toBeInTheDocument();
    await press('back');
    expect(await page('Home')).toBeInTheDocument();
  });

  it('asks before typed text is lost, and closes the question before the dialog', async () => {
    const { user, write } = await openPeople();
    await write();
    await user.type(screen.getByLabelText('Text'), 'A kite');
    await press('back');
    expect(await screen.findByRole('alertdialog', { name: 'Discard this note?' })).toBeInTheDocument();
    await waitFor(() => expect(history.state).toEqual(expect.objectContaining({ dialog: true })));
    await press('back');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Text')).toHaveValue('A kite');
    await waitFor(() => expect(history.state).toEqual(expect.objectContaining({ dialog: true })));
    await press('back');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    await isSettled();
    expect(await page('People')).toBeInTheDocument();
    await press('back');
    expect(await page('Home')).toBeInTheDocument();
  });

  it('leaves no entry behind when the dialog was closed by its button', async () => {
    const { user, write } = await openPeople();
    for (const time of [1, 2, 3]) {
      await write();
      await user.click(await screen.findByRole('button', { name: 'Close' }));
      await isClosed();
      if (time === 2) await isSettled();
    }
    await isSettled();
    await press('back');
    expect(await page('Home')).toBeInTheDocument();
  });

  it('works at once after the dialog was closed', async () => {
    const { user, write } = await openPeople();
    await write();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await press('back');
    expect(await page('Home')).toBeInTheDocument();
  });
});

describe('a navigation from inside a dialog', () => {
  for (const name of ['Open person', 'Close and open person']) {
    it(`takes one step, back and forward: ${name}`, async () => {
      const { user, write } = await openPeople();
      await write();
      await user.click(await screen.findByText(name));
      expect(await page('Person')).toBeInTheDocument();
      await press('back');
      expect(await page('People')).toBeInTheDocument();
      expect(sheet()).not.toBeInTheDocument();
      await isSettled();
      await press('forward');
      expect(await page('Person')).toBeInTheDocument();
      await press('back');
      expect(await page('People')).toBeInTheDocument();
      await isSettled();
      await press('back');
      expect(await page('Home')).toBeInTheDocument();
    });
  }

  it('takes one step back on a slow device, too', async () => {
    const { user, write } = await openPeople();
    await write();
    await user.click(await screen.findByText('Open person'));
    expect(await page('Person')).toBeInTheDocument();
    const back = history.back.bind(history);
    const step = vi.spyOn(history, 'back');
    step.mockImplementationOnce(back).mockImplementationOnce(() => void setTimeout(back, 300));
    await press('back');
    expect(await page('People')).toBeInTheDocument();
    expect(step).toHaveBeenCalledTimes(2);
  });

  it('replaces the page, and not the entry of the dialog, when it is a replacement', async () => {
    const { user, write } = await openPeople();
    await write();
    const replace = vi.spyOn(history, 'replaceState');
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await page('Done')).toBeInTheDocument();
    // The router replaces the dialog entry, and then the entry of the page is replaced.
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
    expect(location.pathname).toBe('/done');
    await press('back');
    expect(await page('Home')).toBeInTheDocument();
  });

  it('leaves the page although the dialog is open when it goes back', async () => {
    const { user, write } = await openPeople();
    await write();
    await user.click(await screen.findByRole('button', { name: 'Remove and go back' }));
    expect(await page('Home')).toBeInTheDocument();
    expect(sheet()).not.toBeInTheDocument();
  });
});

it('Forward to a closed dialog changes nothing', async () => {
  const { write } = await openPeople();
  await write();
  await press('back');
  await isClosed();
  await press('forward');
  await isSettled();
  expect(await page('People')).toBeInTheDocument();
  await press('back');
  expect(await page('Home')).toBeInTheDocument();
});

it('a reload with an open dialog leaves its entry', async () => {
  history.pushState(null, '', '/home');
  history.pushState({ key: 'people', idx: 1 }, '', '/people');
  history.pushState({ key: 'people', idx: 1, dialog: true }, '', '/people');
  show();
  await isSettled();
  await press('back');
  expect(await page('Home')).toBeInTheDocument();
});
