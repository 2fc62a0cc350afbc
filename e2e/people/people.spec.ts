import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { chooseForGift } from '../gift-menu.ts';
import { addIdea, addPerson, upcomingList, daysAhead } from '../people.ts';

test('six clicks lead from signing in to ready for the birthday of Mom', async ({ signedIn: { page } }) => {
  let clicks = 0;
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const { month, day } = daysAhead(12);
  await page.goto('/app');
  await expect(page.getByText('Who do you give to?')).toBeVisible();
  await press(page.getByRole('button', { name: 'Add people' }));
  const dialog = page.getByRole('dialog', { name: 'Who do you give to?' });
  await expectAccessible(page);
  const mom = dialog.getByRole('group', { name: 'Person 1' });
  await expect(mom.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Mom');
  // A list opens with one click and closes with another.
  clicks += 2;
  await mom.getByLabel('Birthday, month').selectOption(month);
  await mom.getByLabel('Birthday, day').fill(String(day));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(upcomingList(page).getByText('birthday in 12 days')).toBeVisible();
  await expect(upcomingList(page).getByText('Nothing yet')).toBeVisible();
  await press(page.getByRole('link', { name: 'Find a gift for Mom' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mom' })).toBeVisible();
  const ideas = page.getByRole('list', { name: 'Ideas for Mom' });
  await press(ideas.getByRole('button', { name: /^Tuck away/ }).first());
  await expect(page.getByText('Tucked away for Mom', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: /^Mark as bought/ }));
  await expect(page.getByText(/^Bought on /)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(6);

  await page.getByRole('link', { name: 'Tuckaway home' }).click();
  await expect(upcomingList(page).getByText('Bought', { exact: true })).toBeVisible();
  await expect(upcomingList(page).getByRole('button', { name: /^Mark as given/ })).toBeVisible();
});

test('idea, bought with a price, given, thanked; and what it cost', async ({ signedIn }) => {
  const { page } = signedIn;
  // Today, so that it is this year's whenever the test runs.
  const ann = await addPerson(signedIn, 'Ann', 0, { budget: 60 });
  await addIdea(signedIn, ann.id, 'Red kite', 40);
  await page.goto('/app/upcoming?view=budget');
  const table = page.getByRole('table', { name: /^Planned and spent by person/ });
  await expect(table.getByRole('row', { name: /Ann/ })).toContainText('$40');
  await expectAccessible(page);

  await page.goto(`/app/recipients/${ann.id}`);
  await page.getByRole('button', { name: /^Mark as bought: Red kite/ }).click();
  await expect(page.getByText('Bought: Red kite')).toBeVisible();
  await chooseForGift(page, 'Day and price');
  const details = page.getByRole('dialog', { name: 'Day and price' });
  await expect(details.getByLabel('Day for Ann')).toHaveValue(/\d/);
  await details.getByLabel('Price paid').fill('32.50');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Bought on .* for \$32\.50$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tucked away' }).getByRole('heading', { level: 3 })).toHaveText(
    /^Birthday, /,
  );

  await page.getByRole('button', { name: /^Mark as given/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as given' }).click();
  await chooseForGift(page, 'They said thank you');
  await expect(page.getByText('Thank-you noted')).toBeVisible();
  await expect(page.getByText('Said thank you', { exact: true })).toBeVisible();

  await page.goto('/app/upcoming?view=budget');
  await expect(page.getByText(/^\$0 planned and \$32\.50 spent in \d{4}$/)).toBeVisible();
  await expect(table.getByRole('row', { name: /Ann/ })).toContainText('$27.50 left of $60');
  await page.getByLabel('Shown').selectOption('By month');
  await expect(page.getByRole('table', { name: /by month/ }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
});

test('the next step on Coming up, and the mark in the navigation until something is ready', async ({
  signedIn,
}) => {
  const { page } = signedIn;
  const ann = await addPerson(signedIn, 'Ann', 5);
  await page.goto('/app/upcoming');
  const people = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^People/ });
  await expect(people).toHaveAccessibleName(/nothing is ready for Ann: birthday is near$/);
  await expect(page.getByRole('link', { name: 'Find a gift for Ann' })).toBeVisible();
  await expectAccessible(page);

  // A gift that is linked without a day counts for the next one.
  await addIdea(signedIn, ann.id, 'Red kite');
  await page.reload();
  await page.getByRole('button', { name: 'Mark as bought: Red kite, for Ann' }).click();
  await expect(page.getByText('Bought: Red kite')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as given: Red kite, for Ann' }).click();
  const early = page.getByRole('dialog', { name: 'Mark as given' });
  await expect(early.getByText(/^It is meant for /)).toBeVisible();
  await expectAccessible(page);
  await early.getByRole('button', { name: 'Mark as given' }).click();
  await expect(page.getByText(/^Given to Ann on /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
  await expect(people).toHaveAccessibleName('People');
});

test('a person is added and gets an idea with the keyboard alone', async ({ signedIn: { page } }) => {
  /** Goes on with Tab until the target has the focus. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    const has = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 80 && !(await has()); presses += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  const { month, day } = daysAhead(9);
  await page.goto('/app');
  await tabTo(page.getByRole('button', { name: 'Add people' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Person 1' }).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Tab');
  await page.keyboard.type(month);
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(day));
  await page.keyboard.press('Enter');
  await expect(upcomingList(page).getByText('birthday in 9 days')).toBeVisible();

  await tabTo(page.getByRole('link', { name: 'Find a gift for Ann' }));
  await page.keyboard.press('Enter');
  const idea = page
    .getByRole('list', { name: 'Ideas for Ann' })
    .getByRole('button', { name: /^Tuck away/ })
    .first();
  await tabTo(idea);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tucked away for Ann', { exact: true })).toBeVisible();
  const planned = page.getByRole('list', { name: 'Tucked away' });
  await expect(planned.getByRole('button', { name: /^Mark as bought/ })).toBeVisible();
  // The button moves to another list with the idea; the focus stays in the page and does not return to its beginning.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the places are within reach, and a person with forty gifts fits', async ({ signedIn }) => {
    const { page, call } = signedIn;
    const ann = await addPerson(signedIn, 'Großmutter Wilhelmina-Augusta von und zu Hohenstein', 3);
    for (let index = 0; index < 40; index += 1) {
      const { link } = await addIdea(signedIn, ann.id, `A thing to give, the ${index + 1}th of many`, 12.5);
      if (index % 2 === 0) {
        const givenAt = `${2020 + (index % 5)}-12-24T12:00:00.000Z`;
        await call('PUT', `/api/v1/recipient-gifts/${link.id}`, { givenAt });
      }
    }
    await page.goto('/app');
    const bar = page.getByRole('navigation', { name: 'Places' });
    await bar.getByRole('link', { name: /^People/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Recipients' })).toBeVisible();
    await page.getByRole('link', { name: /^Großmutter Wilhelmina-Augusta/ }).tap();
    const planned = page.getByRole('list', { name: 'Tucked away' });
    await expect(planned.getByRole('article')).toHaveCount(5);
    // The ways to add one are reached before the gifts that are there.
    const add = (await page.getByRole('button', { name: 'Add a gift' }).boundingBox())!;
    expect(add.y).toBeLessThan((await planned.boundingBox())!.y);
    await page.getByRole('button', { name: /^Show all 20 gifts Birthday/ }).tap();
    await expect(planned.getByRole('article')).toHaveCount(20);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    // The bar stays at the bottom and does not cover the end of the page.
    const box = (await bar.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(844);
    // Pictures and ideas that come late make the page longer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = (await page.getByRole('link', { name: 'Terms of Service' }).boundingBox())!;
      expect(last.y + last.height).toBeLessThanOrEqual(box.y);
    }).toPass();
    await bar.getByRole('button', { name: 'Create' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Create Gift', exact: true })).toBeVisible();
  });
});
