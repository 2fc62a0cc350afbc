import type { Endpoint } from './endpoint.ts';
import { auth } from './accounts/auth.ts';
import { budget } from './people/budget.ts';
import { circles } from './sharing/circles.ts';
import { coEditing } from './sharing/co-editing.ts';
import { categories } from './gifts/categories.ts';
import { contactImport } from './people/contact-import.ts';
import { draws } from './sharing/draws.ts';
import { giftIdeas } from './gifts/gift-ideas.ts';
import { giftLists } from './gifts/gift-lists.ts';
import { gifts } from './gifts/gifts.ts';
import { linkPreviews } from './gifts/link-previews.ts';
import { manyGifts } from './gifts/many-gifts.ts';
import { me } from './accounts/me.ts';
import { operator } from './accounts/operator.ts';
import { publicSearch } from './search/public-search.ts';
import { recipientDays } from './people/recipient-days.ts';
import { recipientGifts } from './people/recipient-gifts.ts';
import { recipients } from './people/recipients.ts';
import { reminders } from './people/reminders.ts';
import { savedGifts } from './gifts/saved-gifts.ts';
import { search } from './search/search.ts';
import { signIns } from './accounts/sign-ins.ts';
import { shares } from './sharing/shares.ts';
import { suggestions } from './search/suggestions.ts';
import { tags } from './gifts/tags.ts';
import { takes } from './sharing/takes.ts';
import { waitlist } from './accounts/waitlist.ts';

const byNoun = {
  auth,
  signIns,
  me,
  giftLists,
  gifts,
  savedGifts,
  manyGifts,
  tags,
  recipients,
  recipientGifts,
  recipientDays,
  budget,
  giftIdeas,
  reminders,
  contactImport,
  categories,
  search,
  publicSearch,
  suggestions,
  linkPreviews,
  shares,
  takes,
  circles,
  coEditing,
  draws,
  waitlist,
  operator,
} satisfies Record<string, Record<string, Endpoint>>;

type Nouns = typeof byNoun;
/** The noun and the name of a call: 'gifts.change'. */
export type EndpointId = { [N in keyof Nouns]: `${N}.${keyof Nouns[N] & string}` }[keyof Nouns];

/**
 * All calls by noun; the OpenAPI file is written from them. docs/decisions/0431 lists the calls and fields that are required
 * although the web does not use them.
 */
export const allEndpoints: Record<string, Record<string, Endpoint>> = byNoun;
