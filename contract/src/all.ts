import type { Endpoint } from './endpoint.ts';
import { auth } from './auth.ts';
import { budget } from './budget.ts';
import { categories } from './categories.ts';
import { contactImport } from './contact-import.ts';
import { giftIdeas } from './gift-ideas.ts';
import { giftLists } from './gift-lists.ts';
import { gifts } from './gifts.ts';
import { linkPreviews } from './link-previews.ts';
import { manyGifts } from './many-gifts.ts';
import { me } from './me.ts';
import { recipientDays } from './recipient-days.ts';
import { recipientGifts } from './recipient-gifts.ts';
import { recipients } from './recipients.ts';
import { reminders } from './reminders.ts';
import { savedGifts } from './saved-gifts.ts';
import { search } from './search.ts';
import { signIns } from './sign-ins.ts';
import { shares } from './shares.ts';
import { suggestions } from './suggestions.ts';
import { tags } from './tags.ts';
import { takes } from './takes.ts';
import { waitlist } from './waitlist.ts';

/** Every call there is, by noun; the OpenAPI file is written from this. */
export const allEndpoints: Record<string, Record<string, Endpoint>> = {
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
  suggestions,
  linkPreviews,
  shares,
  takes,
  waitlist,
};
