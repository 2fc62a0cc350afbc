/** What links tell the next page. History keeps it over a reload; a page opened by its address has none. */
interface NavigationState {
  title?: string;
  source?: string;
}

export function titleInState(state: unknown): string | undefined {
  const title = (state as NavigationState | null)?.title;
  return typeof title === 'string' && title !== '' ? title : undefined;
}
