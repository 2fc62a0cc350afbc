import { useLocation } from 'react-router';

/** Navigation state that links pass on. A reload keeps it; a page opened by its URL has none. */
interface NavigationState {
  title?: string;
  /** Name of the screen with the link. Required of every link to a gift or list; nothing reads it yet (docs/decisions/0431). */
  source?: string;
}

export function titleInState(state: unknown): string | undefined {
  const title = (state as NavigationState | null)?.title;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** Name of the open screen, for the `source` of its links: 'home', 'search-results', or the part of its address below /app. */
export function useScreenName(): string {
  const [, , screen, below] = useLocation().pathname.split('/');
  if (!screen) return 'home';
  return screen === 'search' && below ? 'search-results' : screen;
}
