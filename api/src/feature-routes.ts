import type { Db } from './db/db.ts';
import type { AuthDeps } from './features/auth/auth-deps.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { connectedSignInRoutes } from './features/auth/connected-sign-ins.routes.ts';
import { signUpInvitationRoutes } from './features/auth/joining/sign-up-invitation.routes.ts';
import { mailLinkRoutes } from './features/auth/mail-link/mail-link.routes.ts';
import { oidcRoutes } from './features/auth/oidc/oidc.routes.ts';
import { sessionRoutes } from './features/auth/sessions/sessions.routes.ts';
import { budgetRoutes } from './features/budget/budget.routes.ts';
import { calendarFeedRoutes } from './features/calendar-feed/calendar-feed.routes.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { circleRoutes } from './features/circles/circles.routes.ts';
import { coEditingRoutes } from './features/co-editing/co-editing.routes.ts';
import { contactImportRoutes } from './features/contact-import/contact-import.routes.ts';
import { drawRoutes } from './features/draws/draws.routes.ts';
import { giverRoutes } from './features/draws/giver.routes.ts';
import { finderRoutes } from './features/finder/finder.routes.ts';
import { giftIdeaRoutes } from './features/gift-ideas/gift-ideas.routes.ts';
import { giftListRoutes } from './features/gift-lists/gift-lists.routes.ts';
import { giftRoutes } from './features/gifts/gifts.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { linkPreviewRoutes } from './features/link-previews/link-previews.routes.ts';
import { manyGiftRoutes } from './features/many-gifts/many-gifts.routes.ts';
import { meRoutes } from './features/me/me.routes.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { publicSearchRoutes } from './features/public-search/public-search.routes.ts';
import { recipientDayRoutes } from './features/recipient-days/recipient-days.routes.ts';
import { recipientGiftRoutes } from './features/recipient-gifts/recipient-gifts.routes.ts';
import { recipientRoutes } from './features/recipients/recipients.routes.ts';
import { reminderRoutes } from './features/reminders/reminders.routes.ts';
import { unsubscribeRoutes } from './features/reminders/unsubscribe/unsubscribe.routes.ts';
import { savedGiftRoutes } from './features/saved-gifts/saved-gifts.routes.ts';
import { searchRoutes, type SearchDeps } from './features/search/search.routes.ts';
import { sharePageRoutes } from './features/share-page/share-page.routes.ts';
import { shareRoutes } from './features/shares/shares.routes.ts';
import { suggestionRoutes } from './features/suggestions/suggestions.routes.ts';
import { tagRoutes } from './features/tags/tags.routes.ts';
import { copyGiftRoutes } from './features/takes/copy-gifts.routes.ts';
import { takeRoutes } from './features/takes/takes.routes.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import type { SafeFetch } from './features/link-previews/safe-fetch.ts';
import type { Server } from './platform/http/handle.ts';
import type { Outbox } from './platform/mail.ts';

/** Dependencies of all features. The routes of a feature declare the ones that they use. */
export interface FeatureDeps extends AuthDeps, SearchDeps {
  /** Sends mail; undefined if no mail is configured. */
  outbox: Outbox | undefined;
  fetch: SafeFetch;
  canSeePicture: (db: Db, viewerId: number, imageId: string) => Promise<boolean>;
}

const FEATURES: readonly ((server: Server, deps: FeatureDeps) => void)[] = [
  authRoutes,
  connectedSignInRoutes,
  signUpInvitationRoutes,
  mailLinkRoutes,
  oidcRoutes,
  sessionRoutes,
  budgetRoutes,
  calendarFeedRoutes,
  categoryRoutes,
  circleRoutes,
  coEditingRoutes,
  contactImportRoutes,
  drawRoutes,
  giverRoutes,
  finderRoutes,
  giftIdeaRoutes,
  giftListRoutes,
  giftRoutes,
  pictureRoutes,
  linkPreviewRoutes,
  manyGiftRoutes,
  meRoutes,
  operatorRoutes,
  publicSearchRoutes,
  recipientDayRoutes,
  recipientGiftRoutes,
  recipientRoutes,
  reminderRoutes,
  unsubscribeRoutes,
  savedGiftRoutes,
  searchRoutes,
  sharePageRoutes,
  shareRoutes,
  suggestionRoutes,
  tagRoutes,
  copyGiftRoutes,
  takeRoutes,
  waitlistRoutes,
];

export function addFeatureRoutes(server: Server, deps: FeatureDeps): void {
  for (const addRoutes of FEATURES) addRoutes(server, deps);
}
