/*
 * The script of prerendered pages, which can be read without it. Stops when React hydrates the page, because a visitor
 * signs in or filters the blog (see start/on-demand.ts).
 */
import { trackReading } from '../src/features/blog/post/track-reading.ts';
import { darkMedia, DARK_BY_SYSTEM } from '../src/features/landing/dark-media.ts';
import { embedWaitlist } from '../src/features/waitlist/embed-waitlist.ts';
import { formatDate } from '../src/lib/format.ts';
import { PAGE_EVENTS } from '../src/lib/page-events.ts';
import { preferences } from '../src/lib/storage/browser-storage.ts';
import { watchActiveHeading } from '../src/ui/layout/active-heading.ts';
import { listenInHeader } from './header.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function followReader(): () => void {
  const article = find('.article');
  const line = find('[data-reading-line]');
  const stopReading = article && line ? trackReading(article, line) : undefined;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-follows-reader] a')];
  const ids = links.map(({ hash }) => decodeURIComponent(hash.slice(1)));
  const stopWatching = watchActiveHeading(ids, (active) => {
    links.forEach((link, index) => {
      if (ids[index] === active) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    });
  });
  return () => {
    stopReading?.();
    stopWatching();
  };
}

function showChosenTheme(): void {
  const { theme } = preferences.read();
  if (theme === 'system') return;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]'))
    source.media = source.media.replaceAll(DARK_BY_SYSTEM, darkMedia(theme));
}

function showToday(): void {
  const date = find('[data-today]');
  if (date) date.textContent = formatDate(new Date());
}

const stops = [listenInHeader(), followReader()];
addEventListener(PAGE_EVENTS.appRuns, () => stops.forEach((stop) => stop()), { once: true });
showChosenTheme();
showToday();
const widget = find('[data-waitlist-widget]');
if (widget) embedWaitlist(widget);

document.documentElement.dataset['site'] = '';
dispatchEvent(new Event(PAGE_EVENTS.siteRuns));
