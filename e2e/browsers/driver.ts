/** Input actions of WebDriver; the classic protocol and BiDi share their format. */
type Action = Record<string, unknown>;

/** A running browser with one page. */
export interface Driver {
  name: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page; promises are awaited. The result is sent as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  perform(actions: Action[]): Promise<void>;
  close(): Promise<void>;
}

const STEP_MS = 15_000;
const POLL_MS = 100;

/** Repeats a check until it returns a value; fails after 15 s. */
export async function untilFound<T>(
  name: string,
  check: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const deadline = Date.now() + STEP_MS;
  for (;;) {
    const value = await check();
    if (value !== null && value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`Not seen within ${STEP_MS / 1000} s: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The center of the first visible element by selector and accessible text, scrolled into view; null without one. */
const centerOf = (selector: string, text: string) => `(() => {
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.innerText ?? '';
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
    .find((element) => element.checkVisibility() && nameOf(element).includes(${JSON.stringify(text)}));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return width > 0 ? { x: Math.round(x + width / 2), y: Math.round(y + height / 2) } : null;
})()`;

/** Steps of a person at a page: all of them wait for the element. */
export class Person {
  readonly driver: Driver;
  constructor(driver: Driver) {
    this.driver = driver;
  }

  async sees(text: string): Promise<void> {
    await untilFound(`"${text}"`, () =>
      this.driver.evaluate<boolean>(`document.body.innerText.includes(${JSON.stringify(text)})`),
    );
  }

  async clicks(selector: string, text = ''): Promise<void> {
    const position = await untilFound(`${selector} "${text}"`, () =>
      this.driver.evaluate<{ x: number; y: number } | null>(centerOf(selector, text)),
    );
    const actions = [
      { type: 'pointerMove', ...position, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.driver.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  }

  /** Types into the focused element; `\n` is Enter. */
  async types(text: string): Promise<void> {
    const keys = [...text.replaceAll('\n', '\uE007')];
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async fills(selector: string, label: string, text: string): Promise<void> {
    await this.clicks(selector, label);
    await this.types(text);
  }
}
