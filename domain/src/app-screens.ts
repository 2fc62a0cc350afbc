/** The screens of the signed-in area, as addresses below /app. The server responds with 404 to others. */
export const APP_SCREENS = [
  '',
  'search',
  'search/results',
  'category/:categoryId/gift-lists',
  'saved',
  'tags',
  'tags/:tagId',
  'recipients',
  'recipients/:recipientId',
  'circle/:token',
  'list-invitation/:token',
  'draws',
  'draws/new',
  'draws/:drawId',
  'upcoming',
  'add',
  'settings',
  'settings/add-from-anywhere',
  'operator',
  'gift-list/:giftListId',
  'gift/:giftId',
] as const;

const SCREEN = new RegExp(`^/app(/(${APP_SCREENS.join('|').replaceAll(/:\w+/g, '[^/]+')}))?/?$`);

export const isAppScreen = (path: string): boolean => SCREEN.test(path);
