import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import RecipientsPage from '../../routes/app/recipients/recipients.tsx';
import { data, problem } from '../../test/gifts.ts';
import { buildRecipient, upcomingDays } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';

let sent: unknown[];
const IMPORTED = { addedIds: [4], dayIds: [], completed: [] };

beforeEach(() => {
  sent = [];
  let people = [buildRecipient({ id: 3, name: 'Ann' })];
  server.use(
    upcomingDays(),
    http.get('/api/v1/recipients', () => data(people)),
    http.post('/api/v1/recipients/import', async ({ request }) => {
      sent.push(await request.json());
      people = [...people, buildRecipient({ id: 4, name: 'Ben' })];
      return data({ recipientIds: [4], imported: IMPORTED }, 201);
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

it('takes everybody back with one press, and says who stays', async () => {
  server.use(
    http.post('/api/v1/recipients/import/undo', async ({ request }) => {
      sent.push(await request.json());
      return data({ recipientIds: [] });
    }),
  );
  const { user, dialog } = await open('Add several', 'Who do you give to?');
  await user.type(dialog.getAllByRole('textbox', { name: 'Name' })[0]!, 'Ben');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone, except 1 person with gifts or notes')).toBeVisible();
  expect(sent[1]).toEqual(IMPORTED);
});

it.each([
  [{ month: 'February', day: '30' }, 'day', 'February has only 29 days'],
  [{ month: 'April', day: '1', year: '1850' }, 'year', /^Please enter a year from 1900 to 2100/],
  [{ day: '12' }, 'month', 'Please choose a month'],
  [{ month: 'April', day: 'x' }, 'day', 'Please enter a day from 1 to 31'],
])('says beside the field what is wrong, and sends nothing: %o', async (typed, part, message) => {
  const { user, dialog } = await open('Add several', 'Who do you give to?');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await dialog.findByText('Write down at least one name')).toBeVisible();
  // The first line stays empty: the error must still show on the second.
  const second = within(dialog.getByRole('group', { name: 'Person 2' }));
  const { month, day, year }: { month?: string; day?: string; year?: string } = typed;
  await user.type(second.getByRole('textbox', { name: 'Name' }), 'Ben');
  if (month) await user.selectOptions(second.getByRole('combobox', { name: 'Birthday, month' }), month);
  if (day) await user.type(second.getByRole('textbox', { name: 'Birthday, day' }), day);
  if (year) await user.type(second.getByRole('textbox', { name: 'Birthday, year' }), year);
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await second.findByText(message)).toBeVisible();
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
  expect(second.getByLabelText(`Birthday, ${part}`)).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
});

it('says in the server’s words what it refused, on the line it is about', async () => {
  const words = 'This birthday lies in the future.';
  const errors = [{ path: '/people/1/birthday/year', message: words }];
  server.use(
    http.post('/api/v1/recipients/import', () =>
      HttpResponse.json({ status: 400, detail: words, errors }, { status: 400 }),
    ),
  );
  const { user, dialog } = await open('Add several', 'Who do you give to?');
  const [first, , third] = [1, 2, 3].map((line) =>
    within(dialog.getByRole('group', { name: `Person ${line}` })),
  );
  await user.type(first!.getByRole('textbox', { name: 'Name' }), 'Ben');
  await user.type(third!.getByRole('textbox', { name: 'Name' }), 'Cleo');
  await user.selectOptions(third!.getByRole('combobox', { name: 'Birthday, month' }), 'April');
  await user.type(third!.getByRole('textbox', { name: 'Birthday, day' }), '1');
  await user.type(third!.getByRole('textbox', { name: 'Birthday, year' }), '2099');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await third!.findByText(words)).toBeVisible();
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
});

it('keeps what was typed where the server fails', async () => {
  server.use(http.post('/api/v1/recipients/import', () => problem(403)));
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

it('shows what a file holds before anything is added, without duplicates', async () => {
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
  expect(dialog.getByText('Already among your people as Ann: gets what is missing there')).toBeVisible();
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

it('chooses all or none of those it shows: found by name, or with a birthday', async () => {
  const birthday = { month: 4, day: 15, year: 1985 };
  const people = ['Ann', 'Ben', 'Cleo', 'Dora', 'Anton'].map((name, index) =>
    person(index + 1, name, index % 2 === 0 ? { birthday } : {}),
  );
  server.use(
    http.post('/api/v1/recipients/import/preview', () =>
      data({ format: 'vcf', people, leftOut: [], moreLeftOut: 0 }),
    ),
  );
  const { user, dialog } = await open('Import contacts', 'Import contacts');
  await user.upload(dialog.getByLabelText('File'), file);
  await user.click(await dialog.findByRole('button', { name: 'Select none' }));
  await user.click(dialog.getByRole('button', { name: 'With a birthday' }));
  await user.type(dialog.getByRole('textbox', { name: 'Search the people in the file' }), 'AN');
  await user.click(dialog.getByRole('button', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 people' }));
  expect(sent).toMatchObject([{ people: [{ name: 'Ann' }, { name: 'Anton' }] }]);
});

it('gives somebody who is there already the days of the file instead of adding them again', async () => {
  const birthday = { month: 4, day: 15, year: 1985 };
  const ann = person(1, 'Ann', { birthday, double: { of: 'people', recipientId: 3, name: 'Ann' } });
  server.use(
    http.post('/api/v1/recipients/import/preview', () =>
      data({ format: 'vcf', people: [ann], leftOut: [], moreLeftOut: 0 }),
    ),
  );
  const { user, dialog } = await open('Import contacts', 'Import contacts');
  await user.upload(dialog.getByLabelText('File'), file);
  await user.click(await dialog.findByRole('checkbox', { name: 'Ann' }));
  await user.click(dialog.getByRole('button', { name: 'Update 1' }));
  expect(await screen.findByText('Updated 1')).toBeVisible();
  expect(sent).toMatchObject([{ people: [{ name: 'Ann', birthday, recipientId: 3 }] }]);
});

it('says whom the server refused, and keeps what was chosen', async () => {
  const words = 'This birthday lies in the future.';
  const errors = [{ path: '/people/1/birthday/year', message: words }];
  server.use(
    http.post('/api/v1/recipients/import/preview', () =>
      data({ format: 'vcf', people: [person(1, 'Ben'), person(2, 'Cleo')], leftOut: [], moreLeftOut: 0 }),
    ),
    http.post('/api/v1/recipients/import', () =>
      HttpResponse.json({ status: 400, detail: words, errors }, { status: 400 }),
    ),
  );
  const { user, dialog } = await open('Import contacts', 'Import contacts');
  await user.upload(dialog.getByLabelText('File'), file);
  await user.click(await dialog.findByRole('button', { name: 'Add 2 people' }));
  expect(await dialog.findByText(`Cleo: ${words}`)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Cleo' })).toBeChecked();
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

it('does not say that nothing was added when the response was lost, and reads the people again', async () => {
  server.use(http.post('/api/v1/recipients/import', () => HttpResponse.error()));
  const { user, dialog, queryClient } = await open('Add several', 'Who do you give to?');
  await user.type(dialog.getAllByRole('textbox', { name: 'Name' })[0]!, 'Ben');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await dialog.findByText(/^We could not reach Tuckaway/, {}, { timeout: 5000 })).toBeVisible();
  expect(queryClient.getQueryState(['recipients'])?.dataUpdateCount).toBe(2);
});
