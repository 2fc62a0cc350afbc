import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { Database } from './db/connection/pool.ts';
import { addFeatureRoutes, type FeatureDeps } from './feature-routes.ts';
import { canSeeCirclePicture } from './features/circles/circle-gift.store.ts';
import { LiveIndex } from './features/search/gift-index/live-index.ts';
import { loadVocabulary } from './features/search/vocabulary/load-vocabulary.ts';
import type { SignInProviders } from './features/auth/providers/providers.ts';
import { makeSafeFetch, type SafeFetch } from './features/link-previews/safe-fetch.ts';
import { createAddAffiliate } from './features/gifts/add-affiliate.ts';
import { canSeeGiftPicture } from './features/gifts/gift-access.store.ts';
import { PictureFiles } from './features/pictures/picture-files.ts';
import { pictureFolder } from './features/pictures/storage/open-storage.ts';
import type { PictureStorage } from './features/pictures/storage/picture-storage.ts';
import { PictureReader } from './features/pictures/picture-reader.ts';
import { countFailing } from './features/reminders/sending/reminder-queue.store.ts';
import { acceptJsonOnly } from './platform/http/body-parser.ts';
import { refuseCrossOrigin } from './platform/security/csrf.ts';
import type { Outbox } from './platform/mail.ts';
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
import { createRateLimits, type RateLimits } from './platform/limits/rate-limit-rules.ts';
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
  /** Sends mail; undefined if no mail is configured. */
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
  const { config, db, outbox, isDraining = () => false } = options;
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
  healthRoutes(app, { db, isDraining, details: outbox ? MAIL_DETAILS : {} });
  policyReportRoutes(app);
  securityTxtRoute(app, config);

  addFeatureRoutes(createServer(app, db, options.replica), await featureDeps(app, options, limits));
  options.addLocalRoutes?.(app);

  app.get('/api/openapi.json', { config: { rateLimit: 'reads' } }, () => openApi);
  if (options.siteDir) serveSite(app, options.siteDir, config);
  else app.setNotFoundHandler(sendNotFound);
  return app;
}

/** Creates the parts that features share, and closes them with the app. */
async function featureDeps(
  app: FastifyInstance,
  options: AppOptions,
  limits: RateLimits,
): Promise<FeatureDeps> {
  const { config, db, providers, outbox, fetch = makeSafeFetch() } = options;
  const pictureReader = new PictureReader();
  app.addHook('onClose', async () => pictureReader.close());
  const liveIndex = new LiveIndex(await loadVocabulary());
  app.addHook('onListen', async () => void (await liveIndex.current(db)));
  return {
    config,
    limits,
    providers,
    outbox,
    fetch,
    pictureReader,
    liveIndex,
    pictureFiles: new PictureFiles(options.pictures ?? pictureFolder(config)),
    addAffiliate: createAddAffiliate(config.affiliateParams),
    canSeePicture: async (...viewer) =>
      (await canSeeGiftPicture(...viewer)) || (await canSeeCirclePicture(...viewer)),
  };
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
