import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { CreateMenu } from './create-menu.tsx';

describe('the create menu', () => {
  const openMenu = async () => {
    const view = renderScreen(
      <>
        <CreateMenu />
        <p>outside</p>
      </>,
    );
    await view.user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByRole('menu');
    return view;
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

  it('offers a gift and a gift list', async () => {
    await openMenu();
    const names = within(screen.getByRole('menu'))
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['Create Gift', 'Create Gift List']);
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus());
  });

  it('closes on a click outside', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByText('outside'));
    await isClosed();
  });

  it('closes when an item is chosen and opens its dialog', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Create Gift List' }));
    await isClosed();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
