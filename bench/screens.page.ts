/// <reference lib="dom" />
// Runs in the page that is measured.

interface Waiting {
  press: string;
  /** What stands there when it is done; its pictures within sight are there, too. */
  until: string;
}

/** Milliseconds from a press until what it leads to is painted. */
export async function paintedAfter({ press, until }: Waiting): Promise<number> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const inSight = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isThere = () => {
    const found = document.querySelector(until);
    if (!found) return false;
    const images = [...found.querySelectorAll('img')];
    return images.length > 0 && images.filter(inSight).every((image) => image.complete);
  };
  const target = document.querySelector<HTMLElement>(press);
  if (!target) throw new Error(`Nothing to press: ${press}`);
  const started = performance.now();
  target.click();
  while (!isThere()) await frame();
  await frame();
  return performance.now() - started;
}

/** Frames between the response to a filter and the first card that fits it. */
export async function framesAfterResponse(title: string): Promise<number> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const isShown = () => document.querySelector('[aria-label="Saved gifts"]')?.textContent?.includes(title);
  const fetched = globalThis.fetch;
  let isAnswered = false;
  globalThis.fetch = async (...input) => {
    const response = await fetched(...input);
    const body = await response.clone().text();
    if (body.includes(title)) isAnswered = true;
    return response;
  };
  let frames = 0;
  while (!isShown()) {
    await frame();
    if (isAnswered) frames += 1;
  }
  globalThis.fetch = fetched;
  return frames;
}

/** The longest frame, in milliseconds, while the page is scrolled for so many screens. */
export async function longestFrame(screens: number): Promise<number> {
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  let [last, longest] = [await frame(), 0];
  for (let step = 0; step < screens * 4; step++) {
    scrollBy(0, innerHeight / 4);
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}
