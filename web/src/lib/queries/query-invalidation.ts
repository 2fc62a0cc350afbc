import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

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
  /** Stored on this device, not on the server. */
  waitingGifts: ['waiting-gifts'],
  storedDrafts: ['stored-drafts'],
} as const satisfies Record<string, QueryKey>;

/** Keys of responses that are computed from recipients, their days and their links. */
const COMPUTED_FROM_RECIPIENTS = ['upcoming', 'budget', 'giftIdeas'] as const;

/** Keys of responses with links. */
const RECIPIENT_LINKS = ['recipientGifts', 'givenBefore', 'listRecipients'] as const;

/** Keys of responses of the search and its suggestions, which include the user's own things. */
const SEARCH_AND_SUGGESTIONS = ['search', 'suggestions'] as const;

/** Cached responses that each kind of change makes out of date. */
export const INVALIDATED_AFTER = {
  giftCreated: [
    'savedGifts',
    'giftLists',
    'recipients',
    'tags',
    ...RECIPIENT_LINKS,
    ...SEARCH_AND_SUGGESTIONS,
    ...COMPUTED_FROM_RECIPIENTS,
  ],
  giftChanged: [
    'savedGifts',
    'giftLists',
    'recipientGifts',
    'givenBefore',
    ...SEARCH_AND_SUGGESTIONS,
    ...COMPUTED_FROM_RECIPIENTS,
  ],
  giftDeleted: [
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
  /** The list may contain a gift already. */
  giftListCreated: ['giftLists', 'savedGifts', ...SEARCH_AND_SUGGESTIONS],
  giftListChanged: ['myLists', ...SEARCH_AND_SUGGESTIONS],
  giftListDeleted: ['giftLists', 'savedGifts', 'gift', ...SEARCH_AND_SUGGESTIONS],
  /** The recipients of a list depend on its gifts, too: a gift that joins a list brings its links. */
  savedGiftsChanged: ['savedGifts', 'giftLists', 'listRecipients'],
  /** A bulk change of lists, tags or links. */
  manyGiftsChanged: [
    'savedGifts',
    'giftLists',
    'gift',
    'recipients',
    'tags',
    ...RECIPIENT_LINKS,
    ...SEARCH_AND_SUGGESTIONS,
    ...COMPUTED_FROM_RECIPIENTS,
  ],
  listArranged: ['myLists', 'coEditedLists'],
  /** An editor joined a list or was removed, or co-editing ended. A list that is joined again has other gifts. */
  editorsChanged: [
    'coEditing',
    'giftLists',
    'listRecipients',
    'savedGifts',
    'gift',
    ...SEARCH_AND_SUGGESTIONS,
  ],
  listLeft: ['coEditing', 'giftLists', 'gift', ...SEARCH_AND_SUGGESTIONS],
  tagsChanged: ['tags', 'savedGifts', 'suggestions'],
  /** Search understands people's names and ages. */
  recipientsChanged: [
    'recipients',
    'savedGifts',
    ...SEARCH_AND_SUGGESTIONS,
    ...RECIPIENT_LINKS,
    ...COMPUTED_FROM_RECIPIENTS,
  ],
  /** An import, a circle or a drawn name may also give a day to a person who exists; links follow the next day. */
  recipientsAdded: [
    'recipients',
    'circles',
    'recipientDays',
    'recipientGifts',
    'givenBefore',
    ...SEARCH_AND_SUGGESTIONS,
    ...COMPUTED_FROM_RECIPIENTS,
  ],
  recipientDeleted: [
    'recipients',
    'circles',
    'savedGifts',
    'recipientDays',
    ...SEARCH_AND_SUGGESTIONS,
    ...RECIPIENT_LINKS,
    ...COMPUTED_FROM_RECIPIENTS,
  ],
  recipientDaysChanged: [
    'recipientDays',
    'circles',
    'recipientGifts',
    'givenBefore',
    'search',
    ...COMPUTED_FROM_RECIPIENTS,
  ],
  /** Another date may be today. */
  timeZoneChanged: ['recipientGifts', 'givenBefore', ...COMPUTED_FROM_RECIPIENTS],
  unsavedChanged: ['waitingGifts', 'storedDrafts'],
  recipientGiftsChanged: [
    'recipients',
    'circles',
    'savedGifts',
    ...RECIPIENT_LINKS,
    ...COMPUTED_FROM_RECIPIENTS,
  ],
} as const satisfies Record<string, readonly (keyof typeof KEYS)[]>;

export type Change = keyof typeof INVALIDATED_AFTER;

interface RefreshOptions {
  /**
   * Keys of queries that are not refetched while they are on screen: after a deletion its page is shown until the next
   * one has loaded, and a refetch would replace it by "not found".
   */
  except?: readonly QueryKey[];
}

/** Marks the responses that a change makes out of date, and refetches those on screen. */
export async function refreshAfter(
  queryClient: QueryClient,
  change: Change,
  { except = [] }: RefreshOptions = {},
): Promise<void> {
  const predicate = (query: Query) => !except.some((queryKey) => matchQuery({ queryKey }, query));
  await Promise.all(
    INVALIDATED_AFTER[change].map(async (key) => {
      const queryKey = KEYS[key];
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      await queryClient.refetchQueries({ queryKey, type: 'active', predicate });
    }),
  );
}
