import type { IncomingHttpHeaders } from 'node:http';

/** version-traceid-parentid-flags of W3C Trace Context; later versions may append fields. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/**
 * Trace id of a request: that of its `traceparent` header where our own proxy sets it, else the request id without
 * hyphens. A stranger's header is ignored: with it anybody could mix their requests into another trace.
 */
export function traceIdOf(headers: IncomingHttpHeaders, requestId: string, hasProxy: boolean): string {
  return (hasProxy && traceIdIn(headers.traceparent)) || requestId.replaceAll('-', '');
}

function traceIdIn(header: string | string[] | undefined): string | undefined {
  const [, version, traceId, more] = TRACEPARENT.exec(String(header)) ?? [];
  return version === '00' && more !== undefined ? undefined : traceId;
}
