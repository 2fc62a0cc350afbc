/**
 * Variables that are written into the built pages: PUBLIC_URL into canonical addresses, shared cards, the sitemap and the feed;
 * parameters of shop links, robots, the address to write to and sign-up into public pages.
 */
export const SITE_SETTINGS = [
  'PUBLIC_URL',
  'AFFILIATE_PARAMS',
  'ROBOTS_TRAINING',
  'CONTACT_EMAIL',
  'SIGN_UP',
];
