/*
 * Starts the app on a prerendered page that needs it: when the page has loaded, or earlier when somebody presses a pointer or
 * a key. Inlined into pages by scripts/defer-scripts.mjs.
 */
import { PAGE_EVENTS } from '../../src/lib/page-events.ts';
import { buttonOf, fetchFiles, runFiles } from './app-files.ts';

/** Runs all files but the entry. Returns a function that stops listening to clicks, for the time after the entry ran. */
export async function start(files: readonly string[], entry: string): Promise<() => void> {
  let pressed: HTMLButtonElement | null = null;
  const remember = (event: Event) => {
    pressed = buttonOf(event);
  };
  addEventListener('click', remember, true);
  addEventListener(PAGE_EVENTS.appRuns, () => pressed?.click(), { once: true });
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      for (const event of ['load', 'pointerdown', 'keydown'])
        addEventListener(event, resolve, { once: true });
    });
  await fetchFiles([...files, entry]);
  await runFiles(files);
  return () => removeEventListener('click', remember, true);
}
