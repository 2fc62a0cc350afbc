/** State that links pass to the next page. It survives a reload; a page opened by its URL has none. */
interface NavigationState {
  title?: string;
  /** Name of the screen with the link. Every link to a gift or list has it; nothing reads it yet. */
  source?: string;
}

export function titleInState(state: unknown): string | undefined {
  const title = (state as NavigationState | null)?.title;
  return typeof title === 'string' && title !== '' ? title : undefined;
}
