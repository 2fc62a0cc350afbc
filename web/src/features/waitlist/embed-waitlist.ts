import { readWaitlistEmbed, type WaitlistEmbed } from './waitlist.calls.ts';

export const FRAME_HEIGHT_PX = 180;
/** Times at which an empty container gets an iframe with the form as fallback. */
const FRAME_CHECKS_MS = [1000, 3000, 5000] as const;
/** Address of the own form, the fallback if the configuration could not be loaded. */
export const OWN_FRAME_URL = '/waitlist/embed';
export const FRAME_TITLE = 'Join the waitlist';

/**
 * Loads the waitlist's widget into its container, unless the site's script has started it before React. Returns a
 * function that stops it.
 */
export function embedWaitlist(container: HTMLElement): () => void {
  if ('embedded' in container.dataset) return () => {};
  container.dataset['embedded'] = '';
  let embed: WaitlistEmbed | undefined;
  let isConfigured = false;
  let isStopped = false;
  let script: HTMLScriptElement | undefined;

  const start = async () => {
    try {
      embed = await readWaitlistEmbed();
      if (!isStopped) script = addWidgetScript(container, embed);
    } catch {
      // The next check inserts the own form.
    }
    isConfigured = true;
  };
  void start();

  const timers = FRAME_CHECKS_MS.map((after, index) =>
    setTimeout(() => {
      const isLast = index === FRAME_CHECKS_MS.length - 1;
      if (isEmpty(container) && (isConfigured || isLast)) container.append(buildFrame(embed?.frameUrl));
    }, after),
  );
  return () => {
    isStopped = true;
    delete container.dataset['embedded'];
    timers.forEach(clearTimeout);
    script?.remove();
  };
}

function addWidgetScript(container: HTMLElement, { scriptUrl, widgetKey }: WaitlistEmbed): HTMLScriptElement {
  container.dataset['widgetKey'] = widgetKey;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
  return script;
}

const isEmpty = (container: HTMLElement) =>
  [...container.children].every(({ tagName }) => tagName === 'NOSCRIPT');

function buildFrame(url = OWN_FRAME_URL): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const theme = document.documentElement.dataset['theme'];
  frame.src = url === OWN_FRAME_URL && theme ? `${url}?theme=${theme}` : url;
  frame.title = FRAME_TITLE;
  frame.width = '100%';
  frame.height = String(FRAME_HEIGHT_PX);
  return frame;
}
