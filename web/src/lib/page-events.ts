/** Events on `window` by which the scripts of a prerendered page and the app tell each other that they run. */
export const PAGE_EVENTS = {
  /** The site's script handles the buttons of the header (web/site/site.ts). */
  siteRuns: 'tuckaway:site',
  /** React handles the page. */
  appRuns: 'tuckaway:runs',
  /** Starts the app on a page that starts it on demand. Only browser tests dispatch it (`takenOver` in e2e/fixtures.ts). */
  startApp: 'tuckaway:needed',
} as const;
