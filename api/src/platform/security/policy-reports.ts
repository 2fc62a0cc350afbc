import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { badRequest } from '../http/errors.ts';

export const REPORTS_PATH = '/api/csp-reports';

const BODY_LIMIT_BYTES = 16 * 1024;
const MOST_KINDS = 200;
/** Reports of the Reporting API and of the older `report-uri`. */
const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];

const Violation = z.object({ directive: z.string().regex(/^[a-z-]{1,40}$/), blocked: z.string().max(4096) });
type Violation = z.infer<typeof Violation>;

const Report = z.union([
  z
    .object({ type: z.literal('csp-violation'), body: z.record(z.string(), z.unknown()) })
    .transform(({ body }) => ({ directive: body['effectiveDirective'], blocked: body['blockedURL'] })),
  z.object({ 'csp-report': z.record(z.string(), z.unknown()) }).transform(({ 'csp-report': body }) => ({
    directive: body['effective-directive'] ?? body['violated-directive'],
    blocked: body['blocked-uri'],
  })),
]);
const Reports = z
  .union([z.array(Report).max(50), Report.transform((report) => [report])])
  .pipe(z.array(Violation));

/**
 * Counts reports of content security policy violations by directive and host. Anybody may send reports, so a kind is
 * logged only when its count reaches 1, 10, 100, …, and no URL of a page is stored.
 */
export function policyReportRoutes(app: FastifyInstance): void {
  const counts = new LRUCache<string, number>({ max: MOST_KINDS });
  void app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    const parseJson = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, parseJson);
    scope.post(
      REPORTS_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: 'reports', access: 'public' } },
      async (request, reply) => {
        const reports = Reports.safeParse(request.body);
        if (!reports.success) throw badRequest('This is not a report of a content policy.');
        for (const { directive, blocked } of reports.data) {
          const kind = { directive, blocked: sourceOf(blocked) };
          const key = `${kind.directive} ${kind.blocked}`;
          const count = (counts.get(key) ?? 0) + 1;
          counts.set(key, count);
          if (isPowerOfTen(count))
            request.log.warn(
              { ...kind, count },
              'A browser blocked something by the content security policy',
            );
        }
        return reply.code(204).send();
      },
    );
  });
}

/** Host of the blocked resource, or the browser's keyword for it (inline, eval, data). */
function sourceOf(blocked: Violation['blocked']): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return /^https?:$/.test(url.protocol) ? url.hostname.slice(0, 100) : url.protocol.slice(0, 30);
}

const isPowerOfTen = (count: number) => /^10*$/.test(String(count));
