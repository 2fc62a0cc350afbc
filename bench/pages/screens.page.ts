/// <reference lib="dom" />
// Runs in the page that is measured.

/**
 * Milliseconds from the next click until its target is painted.
 *
 * @param until selector of the target; its pictures in the viewport must have loaded
 */
export async function paintedAfterPress(until: string): Promise<number> {
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
  const pressed = await new Promise<number>((resolve) =>
    document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  while (!isThere()) await frame();
  await frame();
  return performance.now() - pressed;
}

/** Frames between the response to a filter and the first card of the filtered list. */
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

/** Scrolls by a number of screens, a quarter of one in each frame. */
export async function scroll(screens: number): Promise<void> {
  for (let step = 0; step < screens * 4; step++) {
    scrollBy(0, innerHeight / 4);
    await new Promise((next) => requestAnimationFrame(next));
  }
}
