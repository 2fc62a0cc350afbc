import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test, type SignedIn } from '../fixtures.ts';
import { addIdea, addPerson, upcomingList } from '../people.ts';

async function annWithKite(signedIn: SignedIn) {
  const about = { goodToKnow: 'Size M', budget: 50, interests: ['gardening'] };
  const ann = await addPerson(signedIn, 'Ann', 5, about);
  const { gift } = await addIdea(signedIn, ann.id, 'Red kite', 20);
  return { ann, gift };
}
type Scene = Awaited<ReturnType<typeof annWithKite>>;

const annPath = ({ ann }: Scene) => `/app/recipients/${ann.id}`;
const SCREENS: [string, (scene: Scene) => string, (page: Page) => Locator][] = [
  ['home', () => '/app', upcomingList],
  ['People', () => '/app/recipients', (page) => page.getByRole('heading', { name: 'All Recipients (1)' })],
  ['person', annPath, (page) => page.getByRole('list', { name: 'Ideas for Ann' })],
  [
    'Coming up',
    () => '/app/upcoming',
    (page) => page.getByRole('button', { name: 'Mark as bought: Red kite, for Ann' }),
  ],
  ['budget', () => '/app/upcoming?view=budget', (page) => page.getByRole('table')],
  [
    'gift',
    ({ gift }) => `/app/gift/${gift.id}`,
    (page) => page.getByRole('heading', { name: 'More like this' }),
  ],
  ['settings', () => '/app/settings', (page) => page.getByRole('switch', { name: 'Remind me by email' })],
];
for (const [name, path, shown] of SCREENS)
  test(`the screen "${name}" is accessible, light and dark`, async ({ signedIn }) => {
    const { page } = signedIn;
    await page.goto(path(await annWithKite(signedIn)));
    await expect(shown(page)).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });

const DIALOGS: [string, (scene: Scene) => string][] = [
  ['Add a day', annPath],
  ['Edit what is good to know about Ann', annPath],
  ['Saved gifts', annPath],
  ['Gift finder', () => '/app'],
];
for (const [opener, path] of DIALOGS)
  test(`the dialog of "${opener}" is accessible, light and dark`, async ({ signedIn }) => {
    const { page } = signedIn;
    await page.goto(path(await annWithKite(signedIn)));
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog').locator('input, select, button').first()).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
