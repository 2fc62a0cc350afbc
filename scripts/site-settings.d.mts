export const SITE_SETTINGS: string[];
