import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { embedWaitlist } from './embed-waitlist.ts';

const ours = { scriptUrl: '/waitlist/widget.js', widgetKey: 'tuckaway', frameUrl: '/waitlist/embed' };
const outside = {
  scriptUrl: 'https://lists.example/w.js',
  widgetKey: 'k-7',
  frameUrl: 'https://lists.example/frame/k-7',
};

let container: HTMLElement;
let stop: () => void = () => {};
const frames = () =>
  [...container.querySelectorAll(':scope > iframe')].map((frame) => frame.getAttribute('src'));
const script = () => document.head.querySelector<HTMLScriptElement>('script');

function answerWith(embed: object) {
  server.use(http.get('*/api/v1/waitlist/config', () => HttpResponse.json({ data: embed })));
}

/** The configuration has come and its script is being loaded; the clock has not moved meanwhile. */
async function embedAndLoad(embed: typeof ours) {
  answerWith(embed);
  stop = embedWaitlist(container);
  while (!script()) await new Promise(setImmediate);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  container = document.createElement('div');
  container.innerHTML = '<noscript></noscript>';
  document.body.append(container);
});

afterEach(() => {
  stop();
  container.remove();
  delete document.documentElement.dataset['theme'];
  vi.useRealTimers();
});

describe('the waitlist widget', () => {
  it('loads by its key', async () => {
    await embedAndLoad(outside);
    expect(container.dataset['widgetKey']).toBe('k-7');
    expect(script()?.src).toBe(outside.scriptUrl);
  });

  it('stays as it is where its script has filled the container', async () => {
    await embedAndLoad(ours);
    container.append(document.createElement('form'));
    vi.advanceTimersByTime(6000);
    expect(frames()).toEqual([]);
  });

  it('enters the container by hand after 1 second where it is still empty, and only once', async () => {
    await embedAndLoad(outside);
    vi.advanceTimersByTime(999);
    expect(frames()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(frames()).toEqual([outside.frameUrl]);
    vi.advanceTimersByTime(5000);
    expect(frames()).toHaveLength(1);
    expect(container.querySelector('iframe')).toHaveAttribute('height', '180');
  });

  it.each([3000, 5000])(
    'enters the container again where it is gone at the check after %i ms',
    async (after) => {
      await embedAndLoad(ours);
      vi.advanceTimersByTime(after - 1);
      container.querySelector('iframe')?.remove();
      expect(frames()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(frames()).toEqual([ours.frameUrl]);
    },
  );

  it('waits for a slow answer until 5 seconds, then shows our own form', () => {
    server.use(http.get('*/api/v1/waitlist/config', () => new Promise<never>(() => {})));
    stop = embedWaitlist(container);
    vi.advanceTimersByTime(4999);
    expect(frames()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(frames()).toEqual(['/waitlist/embed']);
  });

  it('follows the theme that was chosen', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await embedAndLoad(ours);
    vi.advanceTimersByTime(1000);
    expect(frames()).toEqual(['/waitlist/embed?theme=dark']);
  });

  it('does nothing more once its page is left', async () => {
    await embedAndLoad(ours);
    stop();
    vi.advanceTimersByTime(6000);
    expect(frames()).toEqual([]);
    expect(script()).toBeNull();
  });
});
