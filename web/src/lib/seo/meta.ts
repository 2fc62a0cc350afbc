import type { MetaDescriptor } from 'react-router';

export const SITE_NAME = 'Tuckaway';

/** The tab's title: "Saved · Tuckaway". For `export const meta = () => [pageTitle('Saved')]`. */
export const pageTitle = (title?: string): MetaDescriptor => ({
  title: title ? `${title} · ${SITE_NAME}` : SITE_NAME,
});

/** A route's `handle` when its prerendered page is sent without any module script. */
export const WITHOUT_SCRIPTS = { withoutScripts: true };

/** A route's `handle` when its prerendered page starts the app only for what needs it (web/site/start/on-demand.ts). */
export const SCRIPTS_ON_DEMAND = { scriptsOnDemand: true };
