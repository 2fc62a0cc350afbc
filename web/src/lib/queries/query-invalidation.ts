import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How every query key begins: one name for each thing that is read from the server. */
export const KEYS = {
  budget: ['budget'],
  categories: ['categories'],
  /** Circles of the user's recipients. */
  circles: ['circles'],
  /** Editors of lists. */
  coEditing: ['co-editing'],
  /** Devices where the user is signed in. */
  devices: ['me', 'devices'],
  draws: ['draws'],
  gift: ['gift'],
  giftIdeas: ['gift-ideas'],
  giftLists: ['gift-lists'],
  myLists: ['gift-lists', 'mine'],
  /** Lists of others that I edit with them. */
  coEditedLists: ['gift-lists', 'co-edited'],
  /** Data from the page of a shop. */
  linkPreview: ['link-preview'],
  /** Recipients of the gifts of a list. */
  listRecipients: ['list-recipients'],
  occasions: ['gift-occasions'],
  /** Name of the OpenID Connect provider. */
  oidcName: ['auth', 'oidc-name'],
  operator: ['operator'],
  /** Curated lists: apart from the others, because nothing that a person does changes them. */
  publicLists: ['public-gift-lists'],
  recipientDays: ['recipient-days'],
  recipientGifts: ['recipient-gifts'],
  recipients: ['recipients'],
  reminders: ['reminders'],
  savedGifts: ['saved-gifts'],
  search: ['search'],
  /** Shares of my lists, with their takes. */
  shares: ['shares'],
  /** Accounts of providers that the user signs in with. */
  signIns: ['me', 'sign-ins'],
  suggestions: ['suggestions'],
  tags: ['tags'],
  upcoming: ['upcoming'],
  /** On this device only. */
  waitingGifts: ['waiting-gifts'],
  keptDrafts: ['kept-drafts'],
} as const satisfies Record<string, QueryKey>;

interface Touches {
  keys: readonly (keyof typeof KEYS)[];
  /** 'later': refetch when next shown, because the deleted item's page stays visible for a moment. */
  refetch: 'now' | 'later';
}

/** Queries computed from people, their days and their gifts. */
const COUNTED = ['upcoming', 'budget', 'giftIdeas'] as const;

/** Which gift is for whom, and how far it is. */
const OF_PEOPLE = ['recipientGifts', 'listRecipients'] as const;

/** What the search and its box find among the user's own people, lists, tags and gifts. */
const FOUND = ['search', 'suggestions'] as const;

/** After each kind of change: which cached responses are out of date. */
const TOUCHES = {
  giftCreated: {
    keys: ['savedGifts', 'giftLists', 'recipients', 'tags', ...OF_PEOPLE, ...COUNTED, 'suggestions'],
    refetch: 'now',
  },
  giftChanged: { keys: ['savedGifts', 'giftLists', 'recipientGifts', ...FOUND, ...COUNTED], refetch: 'now' },
  giftDeleted: {
    keys: ['savedGifts', 'giftLists', 'gift', 'recipientGifts', 'recipients', 'tags', ...FOUND, ...COUNTED],
    refetch: 'later',
  },
  giftListCreated: { keys: ['giftLists', 'suggestions'], refetch: 'now' },
  giftListChanged: { keys: ['myLists', ...FOUND], refetch: 'now' },
  giftListDeleted: { keys: ['giftLists', 'savedGifts', 'gift', ...FOUND], refetch: 'later' },
  savedGiftsChanged: { keys: ['savedGifts', 'giftLists'], refetch: 'now' },
  /** Lists, tags or people of many gifts at once. */
  manyGiftsChanged: {
    keys: ['savedGifts', 'giftLists', 'gift', 'recipients', 'tags', ...OF_PEOPLE, ...COUNTED],
    refetch: 'now',
  },
  listArranged: { keys: ['myLists', 'coEditedLists'], refetch: 'now' },
  /** Somebody joined a list, was taken out, or it is edited together no longer. */
  editorsChanged: { keys: ['coEditing', 'giftLists', 'savedGifts', 'gift'], refetch: 'now' },
  listLeft: { keys: ['coEditing', 'giftLists', 'gift'], refetch: 'later' },
  tagsChanged: { keys: ['tags', 'savedGifts', 'suggestions'], refetch: 'now' },
  /** Search understands people's names and ages. */
  recipientsChanged: {
    keys: ['recipients', 'savedGifts', ...FOUND, ...OF_PEOPLE, ...COUNTED],
    refetch: 'now',
  },
  recipientsAdded: { keys: ['recipients', 'circles', 'recipientDays', ...FOUND, ...COUNTED], refetch: 'now' },
  recipientDeleted: {
    keys: ['recipients', 'savedGifts', 'recipientDays', ...FOUND, ...OF_PEOPLE, ...COUNTED],
    refetch: 'later',
  },
  recipientDaysChanged: {
    keys: ['recipientDays', 'circles', 'recipientGifts', 'search', ...COUNTED],
    refetch: 'now',
  },
  /** Another date may be today. */
  timeZoneChanged: { keys: ['recipientGifts', ...COUNTED], refetch: 'now' },
  waitingGiftsChanged: { keys: ['waitingGifts', 'keptDrafts'], refetch: 'now' },
  recipientGiftsChanged: {
    keys: ['recipients', 'circles', 'savedGifts', ...OF_PEOPLE, ...COUNTED],
    refetch: 'now',
  },
} as const satisfies Record<string, Touches>;

type Change = keyof typeof TOUCHES;

export function refreshAfter(queryClient: QueryClient, change: Change): Promise<unknown> {
  const { keys, refetch } = TOUCHES[change];
  return Promise.all(
    keys.map((key) =>
      queryClient.invalidateQueries({
        queryKey: KEYS[key],
        refetchType: refetch === 'now' ? 'active' : 'none',
      }),
    ),
  );
}
