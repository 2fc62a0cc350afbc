import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as axeCore from 'axe-core';

export type AxeRules = Pick<axeCore.RunOptions, 'rules' | 'runOnly'>;

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page and its frames, a line for each rule. Its script is large: it stays in the document for the
 * next time.
 */
export async function violationsIn(page: Page, rules: AxeRules): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(SCRIPT);
  return await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // Toasts fade out when their time is up, half-transparent while axe may be looking.
      const { violations } = await axe.run({ exclude: ['[data-toasts]'] }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    // Rules that pass are not described, which is slow.
    { ...rules, resultTypes: ['violations'] } satisfies axeCore.RunOptions,
  );
}
