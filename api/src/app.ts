import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { Database } from './db/pool.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { identityRoutes } from './features/auth/identities.routes.ts';
import { invitationRoutes } from './features/auth/joining/invitation.routes.ts';
import { mailLinkRoutes } from './features/auth/mail-link/mail-link.routes.ts';
import { oidcRoutes } from './features/auth/oidc/oidc.routes.ts';
import { budgetRoutes } from './features/budget/budget.routes.ts';
import { calendarFeedRoutes } from './features/calendar-feed/calendar-feed.routes.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { canSeeCircleImage } from './features/circles/circle-gift.ts';
import { circleRoutes } from './features/circles/circles.routes.ts';
import { coEditingRoutes } from './features/co-editing/co-editing.routes.ts';
import { finderRoutes } from './features/finder/finder.routes.ts';
import { LiveIndex } from './features/search/gift-index/live-index.ts';
import { loadVocabulary } from './features/search/understand/load-vocabulary.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import type { SignInProviders } from './features/auth/providers/providers.ts';
import { sessionRoutes } from './features/auth/sessions/sessions.routes.ts';
import { contactImportRoutes } from './features/contact-import/contact-import.routes.ts';
import { drawRoutes } from './features/draws/draws.routes.ts';
import { giverRoutes } from './features/draws/giver.routes.ts';
import { giftIdeaRoutes } from './features/gift-ideas/gift-ideas.routes.ts';
import type { GiftDeps } from './features/gifts/gift.deps.ts';
import { giftRoutes } from './features/gifts/gifts.routes.ts';
import { giftListRoutes } from './features/gift-lists/gift-lists.routes.ts';
import { linkPreviewRoutes } from './features/link-previews/link-previews.routes.ts';
import { makeSafeFetch, type SafeFetch } from './features/link-previews/safe-fetch.ts';
import { makeServeLink } from './features/gifts/purchase-links.ts';
import { manyGiftRoutes } from './features/many-gifts/many-gifts.routes.ts';
import { meRoutes } from './features/me/me.routes.ts';
import { canSeeImage } from './features/gifts/gift-access.ts';
import { ImageFiles } from './features/images/image-files.ts';
import { imageRoutes } from './features/images/images.routes.ts';
import { pictureFolder } from './features/images/storage/open-storage.ts';
import type { PictureStorage } from './features/images/storage/picture-storage.ts';
import { PictureReader } from './features/images/picture-reader.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { publicSearchRoutes } from './features/public-search/public-search.routes.ts';
import { recipientDayRoutes } from './features/recipient-days/recipient-days.routes.ts';
import { recipientGiftRoutes } from './features/recipient-gifts/recipient-gifts.routes.ts';
import { recipientRoutes } from './features/recipients/recipients.routes.ts';
import { countFailing } from './features/reminders/sending/reminder-queue.store.ts';
import { reminderRoutes } from './features/reminders/reminders.routes.ts';
import { unsubscribeRoutes } from './features/reminders/unsubscribe/unsubscribe.routes.ts';
import { savedGiftRoutes } from './features/saved-gifts/saved-gifts.routes.ts';
import { shareRoutes } from './features/shares/shares.routes.ts';
import { sharePageRoutes } from './features/share-page/share-page.routes.ts';
import { suggestionRoutes } from './features/suggestions/suggestions.routes.ts';
import { tagRoutes } from './features/tags/tags.routes.ts';
import { keepRoutes } from './features/takes/keep.routes.ts';
import { takeRoutes } from './features/takes/takes.routes.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { acceptJsonOnly } from './platform/http/body-parser.ts';
import { refuseCrossOrigin } from './platform/security/csrf.ts';
import type { Outbox } from './platform/mail.ts';
import type { Deps } from './platform/deps.ts';
import { answerErrors, sendNotFound, sendProblem } from './platform/http/error-handler.ts';
import { asAppError } from './platform/http/errors.ts';
import { healthRoutes, type HealthDetails } from './platform/http/health.ts';
import { guardRoutes } from './platform/limits/session-and-rate-guard.ts';
import { refuseOtherHosts } from './platform/http/allowed-hosts.ts';
import { createServer } from './platform/http/handle.ts';
import { logRequest, logRequests } from './platform/log.ts';
import { traceIdOf } from './platform/http/trace-id.ts';
import { buildOpenApi } from './platform/http/openapi.ts';
import { policyReportRoutes } from './platform/security/policy-reports.ts';
import { auditRefusals } from './platform/limits/refusal-audit.ts';
import { createRateLimits } from './platform/limits/rate-limit-rules.ts';
import { securityHeaders, setSecurityHeaders } from './platform/security/security-headers.ts';
import { securityTxtRoute } from './platform/security/security-txt.ts';
import { shedLoad } from './platform/limits/overload-shedding.ts';
import { makeAuthenticate } from './platform/security/session.ts';
import { serveSite } from './platform/site/static-site.ts';

export interface AppOptions {
  config: Config;
  db: Db;
  /** Read replica for catalogue data, some seconds behind; unset means `db`. */
  replica?: Db | undefined;
  /** The connections behind `db`, for the counters of rate limits. */
  pool: Database['pool'];
  log: FastifyBaseLogger;
  /** Identity providers: Google and Apple, or the local provider in local mode. */
  providers: SignInProviders;
  /** Adds routes of local mode, which this file must not import. */
  addLocalRoutes?: (app: FastifyInstance) => void;
  /** Fetches foreign pages for link previews; tests pass a fake web. */
  fetch?: SafeFetch;
  /** Where uploaded pictures lie; unset means the folder in dataDir. */
  pictures?: PictureStorage;
  /** The folder of the built site; without it only the API is served. */
  siteDir?: string;
  /** How many requests may be worked on at once. */
  maxInFlight?: number;
  /** How long a request may take to arrive. */
  arrival?: { headersMs: number; requestMs: number };
  /** Whether there is a way to send mail. */
  canMail?: boolean;
  /** Mail that a person waits for, sent at once. */
  outbox?: Outbox | undefined;
  /** True from the moment the process was told to stop. */
  isDraining?: () => boolean;
}

// Below the client's timeout of 30 s, so that it gets a response.
const HANDLER_TIMEOUT_MS = 25_000;
const ARRIVAL = { headersMs: 15_000, requestMs: 25_000 };
const KEEP_ALIVE_MS = 72_000; // longer than the usual 60 s of a proxy in front, which then closes first
const MAX_PARAM_LENGTH = 200;
const openApi = buildOpenApi();
const MAIL_DETAILS: HealthDetails = { reminders: async (db) => ({ failing: await countFailing(db) }) };

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, canMail = false, isDraining = () => false } = options;
  const app = createFastify(options);

  setSecurityHeaders(app, config);
  logRequests(app);
  answerErrors(app, auditRefusals(db));
  acceptJsonOnly(app);
  refuseOtherHosts(app, config);
  refuseCrossOrigin(app, ownOrigins(config));
  shedLoad(app, options.maxInFlight);
  const limits = createRateLimits(config.rateLimitFactor, options.pool);
  guardRoutes(app, makeAuthenticate(db), limits);
  healthRoutes(app, { db, isDraining, details: canMail ? MAIL_DETAILS : {} });
  policyReportRoutes(app);
  securityTxtRoute(app, config);

  const server = createServer(app, db, options.replica);
  const deps: Deps = { config, limits };
  const images = new ImageFiles(options.pictures ?? pictureFolder(config));
  const pictures = new PictureReader();
  app.addHook('onClose', async () => pictures.close());
  const authDeps = { ...deps, providers: options.providers, outbox: options.outbox };
  authRoutes(server, authDeps);
  sessionRoutes(server, authDeps);
  identityRoutes(server);
  oidcRoutes(server, authDeps);
  mailLinkRoutes(server, authDeps);
  invitationRoutes(server, authDeps);
  meRoutes(server, { ...authDeps, images });
  operatorRoutes(server, { ...authDeps, images });
  tagRoutes(server);
  recipientRoutes(server);
  recipientDayRoutes(server);
  budgetRoutes(server);
  contactImportRoutes(server);
  reminderRoutes(server, { ...deps, canMail });
  unsubscribeRoutes(server, deps);
  calendarFeedRoutes(server, deps);

  const giftDeps: GiftDeps = { ...deps, images, pictures, serveLink: makeServeLink(config.affiliateParams) };
  giftRoutes(server, giftDeps);
  imageRoutes(server, {
    images,
    canSee: async (...who) => (await canSeeImage(...who)) || (await canSeeCircleImage(...who)),
  });
  giftListRoutes(server, giftDeps);
  savedGiftRoutes(server, giftDeps);
  manyGiftRoutes(server);
  recipientGiftRoutes(server, giftDeps);
  linkPreviewRoutes(server, { images, pictures, fetch: options.fetch ?? makeSafeFetch() });
  categoryRoutes(server);
  const liveIndex = new LiveIndex(await loadVocabulary());
  app.addHook('onListen', async () => void (await liveIndex.current(db)));
  const searchDeps = { ...giftDeps, liveIndex };
  searchRoutes(server, searchDeps);
  finderRoutes(server, searchDeps);
  publicSearchRoutes(server, searchDeps);
  suggestionRoutes(server, searchDeps);
  giftIdeaRoutes(server, searchDeps);
  shareRoutes(server, deps);
  const takeDeps = { ...giftDeps, outbox: options.outbox };
  takeRoutes(server, takeDeps);
  keepRoutes(server, takeDeps);
  sharePageRoutes(server, takeDeps);
  circleRoutes(server, giftDeps);
  coEditingRoutes(server, deps);
  drawRoutes(server, { ...deps, outbox: options.outbox });
  giverRoutes(server);
  waitlistRoutes(server, deps);
  options.addLocalRoutes?.(app);

  app.get('/api/openapi.json', { config: { limit: 'reads' } }, () => openApi);
  if (options.siteDir) serveSite(app, options.siteDir, config);
  else app.setNotFoundHandler(sendNotFound);
  return app;
}

function createFastify({ config, log, arrival = ARRIVAL }: AppOptions): FastifyInstance {
  const headers = securityHeaders(config);
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child(
        { ...bindings, traceId: traceIdOf(headers, bindings.reqId, config.trustProxyHops > 0) },
        options,
      ),
    // Trusts X-Forwarded-For only as far as our own proxies wrote it.
    trustProxy: (_address: string, hop: number) => hop < config.trustProxyHops,
    requestTimeout: arrival.requestMs,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A request that arrived before the server stopped listening is served.
    return503OnClosing: false,
    // Node checks for late requests every 30 s by default.
    http: { headersTimeout: arrival.headersMs, connectionsCheckingInterval: arrival.headersMs / 15 },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => {
      sendProblem(asAppError(error), request, reply.headers(headers));
      logRequest(request, reply);
    },
  });
}

/** Local mode accepts both loopback names; production accepts the host of PUBLIC_URL. */
function ownOrigins({ mode, port, publicUrl }: Config): string[] {
  if (mode === 'production') return [publicUrl];
  return [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
