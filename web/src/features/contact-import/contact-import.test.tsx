import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import RecipientsPage from '../../routes/app/recipients.tsx';
import { data, problem } from '../../test/gifts.ts';
import { buildRecipient, comingUp } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';

let sent: unknown[];

beforeEach(() => {
  sent = [];
  let people = [buildRecipient({ id: 3, name: 'Ann' })];
  server.use(
    comingUp(),
    http.get('/api/v1/recipients', () => data(people)),
    http.post('/api/v1/recipients/import', async ({ request }) => {
      sent.push(await request.json());
      people = [...people, buildRecipient({ id: 4, name: 'Ben' })];
      return data({ recipientIds: [4] }, 201);
    }),
  );
});

async function open(button: string, name: string) {
  const view = renderScreen(<RecipientsPage />);
  await view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name })) };
}

it('takes several names and birthdays at once, and leaves out empty lines', async () => {
  const { user, dialog } = await open('Add several', 'Who do you give to?');
  const second = within(dialog.getByRole('group', { name: 'Person 2' }));
  await user.type(dialog.getAllByRole('textbox', { name: 'Name' })[0]!, 'Ben');
  await user.type(second.getByRole('textbox', { name: 'Name' }), 'Cleo');
  await user.selectOptions(second.getByRole('combobox', { name: 'Birthday, month' }), 'April');
  await user.type(second.getByRole('textbox', { name: 'Birthday, day' }), '15');
  await user.click(dialog.getByRole('button', { name: 'Another person' }));
  expect(dialog.getByRole('group', { name: 'Person 4' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await screen.findByText('Added 2 people')).toBeVisible();
  expect(sent).toEqual([
    { people: [{ name: 'Ben' }, { name: 'Cleo', birthday: { month: 4, day: 15, year: null } }] },
  ]);
  expect(await screen.findByRole('heading', { name: 'All Recipients (2)' })).toBeVisible();
});

it('says whose birthday is wrong, and sends nothing', async () => {
  const { user, dialog } = await open('Add several', 'Who do you give to?');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await dialog.findByText('Write down at least one name')).toBeVisible();
  const first = within(dialog.getByRole('group', { name: 'Person 1' }));
  await user.type(first.getByRole('textbox', { name: 'Name' }), 'Ben');
  await user.selectOptions(first.getByRole('combobox', { name: 'Birthday, month' }), 'February');
  await user.type(first.getByRole('textbox', { name: 'Birthday, day' }), '30');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await dialog.findByText('Ben: February has only 29 days')).toBeVisible();
  expect(sent).toEqual([]);
});

it('keeps what was typed where the server fails', async () => {
  server.use(http.post('/api/v1/recipients/import', () => problem(422)));
  const { user, dialog } = await open('Add several', 'Who do you give to?');
  await user.type(dialog.getAllByRole('textbox', { name: 'Name' })[0]!, 'Ben');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await dialog.findByText(/Nothing was added. Please try again./)).toBeVisible();
  expect(dialog.getAllByRole('textbox', { name: 'Name' })[0]).toHaveValue('Ben');
});

const person = (place: number, name: string, extra = {}) => ({
  place,
  name,
  email: null,
  birthday: null,
  anniversary: null,
  relationship: null,
  double: null,
  ...extra,
});
const file = new File(['BEGIN:VCARD'], 'contacts.vcf', { type: 'text/vcard' });

it('shows what a file holds before anything is added, without doubles', async () => {
  let asked: unknown;
  server.use(
    http.post('/api/v1/recipients/import/preview', async ({ request }) => {
      asked = await request.json();
      return data({
        format: 'vcf',
        people: [
          person(1, 'Ann', { double: { of: 'people', recipientId: 3, name: 'Ann' } }),
          person(2, 'Ben', { birthday: { month: 4, day: 15, year: 1985 } }),
        ],
        leftOut: [{ place: 3, name: null, why: 'It has no name' }],
        moreLeftOut: 0,
      });
    }),
  );
  const { user, dialog } = await open('Import contacts', 'Import contacts');
  await user.upload(dialog.getByLabelText('File'), file);
  expect(await dialog.findByText('Read 2 people, left out 1')).toBeVisible();
  expect(asked).toEqual({ fileName: 'contacts.vcf', content: btoa('BEGIN:VCARD') });
  expect(dialog.getByRole('checkbox', { name: 'Ann' })).not.toBeChecked();
  expect(dialog.getByText('Already among your people as Ann')).toBeVisible();
  expect(dialog.getByText('Birthday April 15, 1985')).toBeVisible();
  expect(dialog.getByText('Entry 3: It has no name')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Add 1 person' }));
  expect(await screen.findByText('Added 1 person')).toBeVisible();
  expect(sent).toEqual([
    {
      people: [
        {
          name: 'Ben',
          email: null,
          birthday: { month: 4, day: 15, year: 1985 },
          anniversary: null,
          relationship: null,
        },
      ],
    },
  ]);
});

it('says why a file cannot be read', async () => {
  server.use(http.post('/api/v1/recipients/import/preview', () => problem(422, 'This is no contacts file.')));
  const { user, dialog } = await open('Import contacts', 'Import contacts');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Please choose a file')).toBeVisible();
  await user.upload(dialog.getByLabelText('File'), file);
  expect(await dialog.findByText('This is no contacts file.')).toBeVisible();
});

it('does not send a file that is too large', async () => {
  const { user, dialog } = await open('Import contacts', 'Import contacts');
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'contacts.csv');
  await user.upload(dialog.getByLabelText('File'), large);
  expect(await dialog.findByText(/This file is larger than 2 MB/)).toBeVisible();
});
