/** Lets the page handle input and paint between two files. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Fetches files without running them. */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await pause();
  }
}

/** Runs files one after the other, each in a task of its own. */
export async function runFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(file);
    await pause();
  }
}

/** The button that an event happened in. */
export const buttonOf = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;
