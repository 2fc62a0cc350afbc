import type { MetaDescriptor } from 'react-router';

export const SITE_NAME = 'Tuckaway';

/** The tab's title: "Saved · Tuckaway". For `export const meta = () => [pageTitle('Saved')]`. */
export const pageTitle = (title?: string): MetaDescriptor => ({
  title: title ? `${title} · ${SITE_NAME}` : SITE_NAME,
});

/** `handle` of a route whose prerendered page runs no React, only site.js. */
export const WITHOUT_SCRIPTS = { withoutScripts: true };

/** `handle` of a route whose prerendered page starts React only on demand (web/site/start/on-demand.ts). */
export const SCRIPTS_ON_DEMAND = { scriptsOnDemand: true };
