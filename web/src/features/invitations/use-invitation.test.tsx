import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderScreen } from '../../test/render.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useInvitation } from './use-invitation.ts';

let failure: ApiError | undefined;

function Example() {
  const call = async () => {
    if (failure) throw failure;
    return { link: 'https://tuckaway.example/one' };
  };
  const options = { linkKey: ['example', 'link'], refreshKey: ['example'], invite: call, endLink: call };
  return (
    <InvitationLink
      invitation={useInvitation(options)}
      hasInvitation
      explanation="Explanation"
      hiddenLinkNote="Hidden"
    />
  );
}

const link = () => screen.queryByRole('textbox', { name: 'Link to the invitation' });

async function makeLink() {
  failure = undefined;
  const view = renderScreen(<Example />);
  await view.user.click(screen.getByRole('button', { name: 'New link' }));
  await waitFor(() => expect(link()).toBeVisible());
  return view;
}

it.each(['New link', 'End the invitation'])(
  '%s: a link that may work no longer is gone when the response is lost, and stays when the server refuses',
  async (name) => {
    const { user } = await makeLink();
    const button = screen.getByRole('button', { name });
    failure = new ApiError('API Error: 403 Forbidden', { status: 403 });
    await user.click(button);
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(link()).toBeVisible();
    failure = new ApiError('Network Error', { status: 0 });
    await user.click(button);
    await waitFor(() => expect(link()).toBeNull());
  },
);

it('has the link for as long as the page is open', async () => {
  const { queryClient } = await makeLink();
  expect(queryClient.getQueryCache().find({ queryKey: ['example', 'link'] })?.gcTime).toBe(Infinity);
});
