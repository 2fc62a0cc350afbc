const POLL_MS = 100;

/** Repeats a check until it returns true. */
export async function until(
  name: string,
  limitMs: number,
  check: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Not seen within ${limitMs / 1000} s: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
