import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * First elements of all query keys.
 * The cache belongs to one user (routes/app/shell/layout.tsx), so that no key names them.
 */
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
  /** Co-edited lists of others. */
  coEditedLists: ['gift-lists', 'co-edited'],
  /** Previews of shops' pages. */
  linkPreview: ['link-preview'],
  /** Recipients of the gifts of a list. */
  listRecipients: ['list-recipients'],
  occasions: ['gift-occasions'],
  /** Name of the OpenID Connect provider. */
  oidcName: ['auth', 'oidc-name'],
  operator: ['operator'],
  /** Curated lists, apart from `giftLists`, because no change of the user affects them. */
  publicLists: ['public-gift-lists'],
  recipientDays: ['recipient-days'],
  recipientGifts: ['recipient-gifts'],
  /** Earlier gifts that equal a planned one. */
  givenBefore: ['given-before'],
  recipients: ['recipients'],
  reminders: ['reminders'],
  savedGifts: ['saved-gifts'],
  search: ['search'],
  /** Shares of the user's lists, with their takes. */
  shares: ['shares'],
  /** Accounts of providers that the user signs in with. */
  signIns: ['me', 'sign-ins'],
  suggestions: ['suggestions'],
  tags: ['tags'],
  upcoming: ['upcoming'],
  /** Upcoming days of the badge in the navigation, which is on every page. */
  upcomingFirstPage: ['upcoming', 'first-page'],
  /** Stored on this device, not on the server. */
  waitingGifts: ['waiting-gifts'],
  storedDrafts: ['stored-drafts'],
} as const satisfies Record<string, QueryKey>;

interface Invalidation {
  keys: readonly (keyof typeof KEYS)[];
  /**
   * 'later': refetch when next shown, because the deleted item's page stays visible for a moment.
   * The badge in the navigation is refetched now, because it is always shown.
   */
  refetch: 'now' | 'later';
}

/** Keys of responses that are computed from recipients, their days and their links. */
const COMPUTED_FROM_RECIPIENTS = ['upcoming', 'budget', 'giftIdeas'] as const;

/** Keys of responses with links. */
const RECIPIENT_LINKS = ['recipientGifts', 'givenBefore', 'listRecipients'] as const;

/** Keys of responses of the search and its suggestions, which include the user's own things. */
const SEARCH_AND_SUGGESTIONS = ['search', 'suggestions'] as const;

/** Cached responses that each kind of change makes out of date. */
export const INVALIDATED_AFTER = {
  giftCreated: {
    keys: [
      'savedGifts',
      'giftLists',
      'recipients',
      'tags',
      ...RECIPIENT_LINKS,
      ...SEARCH_AND_SUGGESTIONS,
      ...COMPUTED_FROM_RECIPIENTS,
    ],
    refetch: 'now',
  },
  giftChanged: {
    keys: [
      'savedGifts',
      'giftLists',
      'recipientGifts',
      'givenBefore',
      ...SEARCH_AND_SUGGESTIONS,
      ...COMPUTED_FROM_RECIPIENTS,
    ],
    refetch: 'now',
  },
  giftDeleted: {
    keys: [
      'savedGifts',
      'giftLists',
      'gift',
      'recipientGifts',
      'givenBefore',
      'recipients',
      'tags',
      ...SEARCH_AND_SUGGESTIONS,
      ...COMPUTED_FROM_RECIPIENTS,
    ],
    refetch: 'later',
  },
  /** The list may contain a gift already. */
  giftListCreated: { keys: ['giftLists', 'savedGifts', ...SEARCH_AND_SUGGESTIONS], refetch: 'now' },
  giftListChanged: { keys: ['myLists', ...SEARCH_AND_SUGGESTIONS], refetch: 'now' },
  giftListDeleted: { keys: ['giftLists', 'savedGifts', 'gift', ...SEARCH_AND_SUGGESTIONS], refetch: 'later' },
  savedGiftsChanged: { keys: ['savedGifts', 'giftLists'], refetch: 'now' },
  /** A bulk change of lists, tags or links. */
  manyGiftsChanged: {
    keys: [
      'savedGifts',
      'giftLists',
      'gift',
      'recipients',
      'tags',
      ...RECIPIENT_LINKS,
      ...SEARCH_AND_SUGGESTIONS,
      ...COMPUTED_FROM_RECIPIENTS,
    ],
    refetch: 'now',
  },
  listArranged: { keys: ['myLists', 'coEditedLists'], refetch: 'now' },
  /** An editor joined a list or was removed, or co-editing ended. */
  editorsChanged: { keys: ['coEditing', 'giftLists', 'savedGifts', 'gift'], refetch: 'now' },
  listLeft: { keys: ['coEditing', 'giftLists', 'gift'], refetch: 'later' },
  tagsChanged: { keys: ['tags', 'savedGifts', 'suggestions'], refetch: 'now' },
  /** Search understands people's names and ages. */
  recipientsChanged: {
    keys: [
      'recipients',
      'savedGifts',
      ...SEARCH_AND_SUGGESTIONS,
      ...RECIPIENT_LINKS,
      ...COMPUTED_FROM_RECIPIENTS,
    ],
    refetch: 'now',
  },
  recipientsAdded: {
    keys: ['recipients', 'circles', 'recipientDays', ...SEARCH_AND_SUGGESTIONS, ...COMPUTED_FROM_RECIPIENTS],
    refetch: 'now',
  },
  recipientDeleted: {
    keys: [
      'recipients',
      'savedGifts',
      'recipientDays',
      ...SEARCH_AND_SUGGESTIONS,
      ...RECIPIENT_LINKS,
      ...COMPUTED_FROM_RECIPIENTS,
    ],
    refetch: 'later',
  },
  recipientDaysChanged: {
    keys: [
      'recipientDays',
      'circles',
      'recipientGifts',
      'givenBefore',
      'search',
      ...COMPUTED_FROM_RECIPIENTS,
    ],
    refetch: 'now',
  },
  /** Another date may be today. */
  timeZoneChanged: { keys: ['recipientGifts', 'givenBefore', ...COMPUTED_FROM_RECIPIENTS], refetch: 'now' },
  unsavedChanged: { keys: ['waitingGifts', 'storedDrafts'], refetch: 'now' },
  recipientGiftsChanged: {
    keys: ['recipients', 'circles', 'savedGifts', ...RECIPIENT_LINKS, ...COMPUTED_FROM_RECIPIENTS],
    refetch: 'now',
  },
} as const satisfies Record<string, Invalidation>;

export type Change = keyof typeof INVALIDATED_AFTER;

export async function refreshAfter(queryClient: QueryClient, change: Change): Promise<void> {
  const { keys, refetch } = INVALIDATED_AFTER[change];
  await Promise.all(
    keys.map((key) =>
      queryClient.invalidateQueries({
        queryKey: KEYS[key],
        refetchType: refetch === 'now' ? 'active' : 'none',
      }),
    ),
  );
  if (refetch === 'later')
    void queryClient.refetchQueries({ queryKey: KEYS.upcomingFirstPage, type: 'active', stale: true });
}
