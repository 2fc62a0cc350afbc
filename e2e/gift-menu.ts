import type { Page } from '@playwright/test';

/** Chooses from the menu of the first gift of a person, on the person's page or on the gift's. */
export async function chooseForGift(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More: .+, for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
