/**
 * Which part of the code may import which. structure.test.ts fails on an import that is not written here and on a
 * written edge that no import needs. An edge is added here first, and it goes downwards only.
 */
export interface Structure {
  /** Folders and top-level files of `src`, with everything that each may import; features by their common name. */
  layers: Record<string, readonly string[]>;
  /** Features that import other features; all others import none. */
  features: Record<string, readonly string[]>;
}

export const WEB: Structure = {
  layers: {
    lib: [],
    ui: ['lib'],
    features: ['lib', 'ui'],
    routes: ['features', 'lib', 'ui'],
    'root.tsx': ['features', 'lib', 'styles', 'ui'],
  },
  features: {
    // Nouns: they import few other features, most of them the session alone.
    gifts: ['auth'],
    recipients: ['auth', 'categories', 'recipient-days'],
    settings: ['auth', 'recipient-days', 'reminders'],
    suggestions: ['auth'],
    draws: ['auth', 'recipients'],
    operator: ['auth'],
    navigation: ['auth', 'suggestions'],
    // Joins of two nouns.
    'gift-lists': ['auth', 'categories', 'co-editing', 'gifts', 'sharing'],
    'recipient-gifts': ['auth', 'recipient-days', 'recipients'],
    circles: ['invitations', 'recipient-days'],
    'co-editing': ['invitations'],
    'saved-gifts': ['auth', 'co-editing', 'gift-lists', 'gifts'],
    'many-gifts': ['auth', 'co-editing', 'gift-lists', 'recipients', 'tags'],
    // Overviews of several nouns.
    budget: ['auth', 'recipients'],
    upcoming: ['recipient-days', 'recipient-gifts', 'reminders'],
    search: ['categories', 'gift-lists', 'saved-gifts', 'suggestions'],
    finder: ['auth', 'gift-lists', 'recipient-days', 'recipient-gifts', 'recipients', 'search'],
    // Public pages.
    'device-shelf': ['auth'],
    'public-search': ['device-shelf', 'finder', 'navigation', 'public-lists', 'search'],
    'public-lists': ['navigation'],
    waitlist: ['navigation'],
    landing: ['navigation', 'waitlist'],
    'not-found': ['navigation'],
    seo: ['blog'],
  },
};

export const API: Structure = {
  layers: {
    'config-variables.ts': [],
    'config-storage.ts': ['config-variables.ts'],
    'config-metrics.ts': ['config-variables.ts'],
    'config.ts': ['config-metrics.ts', 'config-storage.ts', 'config-variables.ts'],
    'locations.ts': [],
    'signals.ts': [],
    'version.ts': [],
    db: ['config.ts', 'locations.ts', 'signals.ts'],
    platform: ['config.ts', 'db', 'signals.ts'],
    features: ['config.ts', 'db', 'locations.ts', 'platform', 'signals.ts', 'version.ts'],
    metrics: ['config.ts', 'db', 'signals.ts', 'version.ts'],
    'dev-identity': ['features', 'platform'],
    'dev-mail': ['platform'],
    'feature-routes.ts': ['db', 'features', 'platform'],
    'app.ts': ['config.ts', 'db', 'feature-routes.ts', 'features', 'platform'],
    'start-errors.ts': ['config.ts', 'db', 'features'],
    'serve.ts': [
      'app.ts',
      'config.ts',
      'db',
      'features',
      'locations.ts',
      'metrics',
      'platform',
      'start-errors.ts',
    ],
    'production.ts': ['config.ts', 'features', 'serve.ts'],
    'main.ts': ['config.ts', 'features', 'production.ts'],
    'local.ts': ['config.ts', 'dev-identity', 'dev-mail', 'features', 'serve.ts'],
    cli: ['config.ts', 'db', 'features', 'locations.ts'],
  },
  features: {
    gifts: ['pictures'],
    'link-previews': ['pictures'],
    tags: ['gifts'],
    'gift-lists': ['account-time', 'gifts'],
    categories: ['gift-lists'],
    budget: ['account-time', 'gifts', 'recipient-days'],
    'calendar-feed': ['account-time', 'recipient-days'],
    'contact-import': ['account-time', 'recipient-days', 'recipients'],
    'recipient-days': ['account-time', 'gifts', 'recipients'],
    recipients: ['account-time'],
    'recipient-gifts': ['account-time', 'gifts', 'recipient-days', 'recipients'],
    'saved-gifts': [
      'gift-lists',
      'gifts',
      'pictures',
      'recipient-days',
      'recipient-gifts',
      'recipients',
      'tags',
    ],
    'many-gifts': ['gift-lists', 'gifts', 'recipient-days', 'recipient-gifts', 'recipients', 'tags'],
    search: ['account-time', 'gift-lists', 'gifts', 'recipients'],
    suggestions: ['gift-lists', 'search'],
    finder: ['account-time', 'gift-ideas', 'gifts', 'recipients', 'search'],
    'public-search': ['finder', 'search'],
    catalogue: ['finder', 'search'],
    'gift-ideas': [
      'account-time',
      'gift-lists',
      'gifts',
      'recipient-days',
      'recipient-gifts',
      'recipients',
      'search',
    ],
    reminders: ['account-time', 'recipient-days'],
    shares: ['account-time', 'gift-lists', 'gifts'],
    takes: [
      'account-time',
      'gift-lists',
      'gifts',
      'pictures',
      'recipient-gifts',
      'recipients',
      'saved-gifts',
      'shares',
    ],
    'share-page': ['gifts', 'shares', 'takes'],
    circles: ['auth', 'gifts', 'pictures', 'recipient-gifts', 'recipients', 'saved-gifts'],
    'co-editing': ['gift-lists', 'gifts'],
    draws: ['account-time', 'recipient-days', 'recipients'],
    me: ['auth', 'gifts', 'pictures'],
    operator: ['auth', 'me', 'pictures', 'reminders'],
  },
};
