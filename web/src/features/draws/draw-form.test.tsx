import { screen, within } from '@testing-library/react';
import { DRAW_PEOPLE_MAX, type DrawDraft } from '@tuckaway/contract/sharing/draws';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderScreen } from '../../test/render.tsx';
import { emptyDraw, newParticipant } from './draw-draft.ts';
import { DrawForm } from './draw-form.tsx';

const named = (...names: string[]) => names.map((name) => newParticipant({ name }));

function open(
  people = named('Ada', 'Ben', 'Cleo'),
  send = vi.fn<(draft: DrawDraft) => Promise<void>>(),
  recipients: { name: string; email: string | null }[] = [{ name: 'Dan', email: 'dan@example.com' }],
) {
  const initial = { ...emptyDraw('Maya'), title: 'Advent', dayOn: '2090-12-24', people };
  const form = (
    <DrawForm {...{ initial, recipients, send }} myName="Maya" submitLabel="Save" onCancel={() => {}} />
  );
  const { user } = renderScreen(form);
  return { user, send, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}
const names = (options: HTMLElement) =>
  within(options)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('keeps two people apart, once, and lets them give to each other again', async () => {
  const { user, send, save } = open();
  const [first, second] = [screen.getByLabelText('Not'), screen.getByLabelText('and')];
  const add = screen.getByRole('button', { name: 'Keep apart' });
  expect(add).toBeDisabled();
  await user.selectOptions(first, 'Cleo');
  expect(add).toBeDisabled();
  expect(names(second)).toEqual(['Choose', 'Ada', 'Ben']);
  await user.selectOptions(second, 'Ada');
  await user.click(add);
  expect(screen.getByText('Cleo and Ada')).toBeVisible();
  await user.selectOptions(first, 'Ada');
  await user.selectOptions(second, 'Cleo');
  expect(add).toBeDisabled();
  await save();
  expect(send.mock.lastCall?.[0].exclusions).toEqual([{ first: 2, second: 0 }]);
  await user.click(screen.getByRole('button', { name: 'Let Cleo and Ada give to each other' }));
  await save();
  expect(send.mock.lastCall?.[0].exclusions).toEqual([]);
});

it('forgets what kept somebody apart who was taken out', async () => {
  const { user, send, save } = open(named('Ada', 'Ben', 'Cleo', 'Dan'));
  await user.selectOptions(screen.getByLabelText('Not'), 'Dan');
  await user.selectOptions(screen.getByLabelText('and'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Keep apart' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
  expect(screen.queryByText('Dan and Ada')).toBeNull();
  await save();
  expect(send.mock.lastCall?.[0]).toMatchObject({
    people: [{ name: 'Ben' }, { name: 'Cleo' }, { name: 'Dan' }],
    exclusions: [],
  });
});

it('offers no exclusions before there are three people', async () => {
  const { user } = open(named('Ada', 'Ben', ''));
  expect(screen.queryByRole('button', { name: 'Keep apart' })).toBeNull();
  await user.type(screen.getByLabelText('Name of person 3'), 'Cleo');
  expect(screen.getByRole('button', { name: 'Keep apart' })).toBeVisible();
});

it('fills in the address of somebody whom one gives to, and sends no empty rows', async () => {
  const { user, send, save } = open(named('Ada', '', ''));
  await user.type(screen.getByLabelText('Name of person 2'), 'Dan');
  expect(screen.getByLabelText('E-mail of person 2')).toHaveValue('dan@example.com');
  await save();
  expect(send.mock.lastCall?.[0].people).toMatchObject([
    { name: 'Ada', email: null },
    { name: 'Dan', email: 'dan@example.com' },
  ]);
});

const dans = [
  { name: 'Dan', email: 'dan@example.com' },
  { name: 'Daniel', email: 'daniel@example.com' },
  { name: 'Danielle', email: null },
];

it('takes a filled address back where the name turns into another person’s', async () => {
  const { user, send, save } = open(named('Ada', '', ''), undefined, dans);
  const [name, email] = [
    screen.getByLabelText('Name of person 2'),
    screen.getByLabelText('E-mail of person 2'),
  ];
  await user.type(name, 'Daniel');
  expect(email).toHaveValue('daniel@example.com');
  await user.type(name, 'le');
  expect(email).toHaveValue('');
  await save();
  expect(send.mock.lastCall?.[0].people).toMatchObject([{ name: 'Ada' }, { name: 'Danielle', email: null }]);
});

it('keeps a typed address, whatever the name', async () => {
  const { user } = open(named('Ada', '', ''), undefined, dans);
  const [name, email] = [
    screen.getByLabelText('Name of person 2'),
    screen.getByLabelText('E-mail of person 2'),
  ];
  await user.type(name, 'Dan');
  await user.clear(email);
  await user.type(email, 'dan@work.example');
  await user.type(name, 'iel');
  expect(email).toHaveValue('dan@work.example');
});

it('fills in the address where the name is typed without its accents or capitals', async () => {
  const { user } = open(named('Ada', ''), undefined, [{ name: 'José', email: 'jose@example.com' }]);
  await user.type(screen.getByLabelText('Name of person 2'), 'jose');
  expect(screen.getByLabelText('E-mail of person 2')).toHaveValue('jose@example.com');
});

it('says beside the field what is missing, and sends nothing', async () => {
  const { user, send, save } = open(named('Ada', 'Ben', 'Cleo'));
  await user.clear(screen.getByLabelText('What is it for?', { exact: false }));
  await user.clear(screen.getByLabelText('Day of giving', { exact: false }));
  await user.type(screen.getByLabelText('E-mail of person 3'), 'cleo');
  await save();
  expect(screen.getByText('Please give the draw a name')).toBeVisible();
  expect(screen.getByText('Please choose a day')).toBeVisible();
  expect(screen.getByLabelText('E-mail of person 3')).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

it('asks to tell two people of one name apart', async () => {
  const { send, save } = open(named('Ada', 'ada', 'Cleo'));
  await save();
  expect(screen.getByText('ada is there twice. Please tell the two apart.')).toBeVisible();
  expect(screen.getByLabelText('Name of person 2')).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

it('shows the refusal of the server beside its field, or in words', async () => {
  const message = 'Please choose a day that is still to come';
  const past = new ApiError('Bad Request', { status: 400, detail: message, fields: { dayOn: message } });
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(past);
  const { save } = open(undefined, send);
  await save();
  expect(screen.getByLabelText('Day of giving', { exact: false })).toBeInvalid();
  expect(screen.getByText(message)).toBeVisible();
  send.mockRejectedValueOnce(
    new ApiError('Conflict', { status: 409, detail: 'One person has looked already.' }),
  );
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('One person has looked already.');
  send.mockRejectedValueOnce(new ApiError('Error', { status: 500, detail: 'stack' }));
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('The draw could not be saved. Please try again.');
});

it('takes no more people than a draw can have', () => {
  open(Array.from({ length: DRAW_PEOPLE_MAX }, (_, n) => newParticipant({ name: `Person ${n}` })));
  expect(screen.getByRole('button', { name: 'One more person' })).toBeDisabled();
});
