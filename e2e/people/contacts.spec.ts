import { expect, expectAccessible, test } from '../fixtures.ts';

const VCF = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Ann Marlow',
  'BDAY:1985-04-15',
  'EMAIL:ann@example.com',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Ben',
  'BDAY:--0229',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'EMAIL:nobody@example.com',
  'END:VCARD',
  '',
].join('\r\n');
const CSV = 'Name;Birthday;Email\nCleo;04/15/1990;cleo@example.com\nANN MARLOW;;\n=Dov;02/30/1990;\n';

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('contacts from a phone and from a spreadsheet, seen before they are added', async ({
  signedIn: { page, call },
}) => {
  await page.goto('/app/recipients');
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  const choose = async (name: string, text: string) => {
    await page.getByRole('button', { name: 'Import contacts' }).click();
    await dialog.getByLabel('File').setInputFiles(fileOf(name, text));
  };

  await choose('contacts.vcf', VCF);
  await expect(dialog.getByText('Read 2 people, left out 1')).toBeVisible();
  const ann = dialog.getByRole('checkbox', { name: 'Ann Marlow' });
  await expect(ann).toBeChecked();
  await expect(ann).toHaveAccessibleDescription('Birthday April 15, 1985 · ann@example.com');
  await dialog.getByText('What was left out').click();
  await expect(dialog.getByText(/^Entry \d/)).toBeVisible();
  await expectAccessible(page);
  expect(await call('GET', '/api/v1/recipients')).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByText('Added 2 people')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Recipients (2)' })).toBeVisible();

  await choose('people.csv', CSV);
  const duplicate = dialog.getByRole('checkbox', { name: 'ANN MARLOW' });
  await expect(duplicate).not.toBeChecked();
  await expect(duplicate).toHaveAccessibleDescription(
    'Already among your people as Ann Marlow: gets what is missing there',
  );
  await expect(dialog.getByRole('checkbox', { name: 'Cleo' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByRole('link', { name: /^Cleo/ })).toContainText('birthday in');
  const names = (await call<{ name: string }[]>('GET', '/api/v1/recipients')).map(({ name }) => name);
  expect(names).toContain('Cleo');
  expect(names.filter((name) => /ann/i.test(name))).toEqual(['Ann Marlow']);

  // Above the message of the first import, which may still be there.
  const undo = page
    .getByRole('status')
    .filter({ hasText: 'Added 2 people' })
    .getByRole('button', { name: 'Undo' });
  await undo.first().click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cleo/ })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'All Recipients (2)' })).toBeVisible();
});

test('a file that is none of ours is refused with a sentence', async ({ signedIn: { page, call } }) => {
  await page.goto('/app');
  await page.getByRole('button', { name: 'Import contacts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  const file = dialog.getByLabel('File');
  await file.setInputFiles(fileOf('letter.txt', 'Dear Ann'));
  await expect(dialog.getByText('Please choose a .vcf or .csv file')).toBeVisible();
  await file.setInputFiles(fileOf('large.vcf', 'x'.repeat(2 * 1024 * 1024 + 1)));
  await expect(dialog.getByText(/^This file is larger than 2 MB/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await call('GET', '/api/v1/recipients')).toEqual([]);
});
