export type ErrorKind = 'network' | 'timeout' | 'auth' | 'notFound' | 'validation' | 'server' | 'generic';

interface Details {
  status: number;
  kind?: ErrorKind;
  code?: string | undefined;
  detail?: string | undefined;
  fields?: Record<string, string>;
  retryAfterS?: number | undefined;
}

/** Failure of a call: its kind, status, and the server's message. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  readonly status: number;
  /** The server's machine-readable reason, such as `already_saved`. */
  readonly code: string | undefined;
  /** The server's message for the user. */
  readonly detail: string | undefined;
  /** Messages by path of the field. */
  readonly fields: Record<string, string>;
  /** Seconds to wait before the next attempt, from Retry-After. */
  readonly retryAfterS: number | undefined;

  constructor(message: string, { status, kind, code, detail, fields = {}, retryAfterS }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.kind = kind ?? kindOf(status, message);
    this.code = code;
    this.detail = detail;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

function kindOf(status: number, message: string): ErrorKind {
  if (status === 0 || /network/i.test(message)) return /timeout/i.test(message) ? 'timeout' : 'network';
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'notFound';
  if (status === 400 || status === 422) return 'validation';
  return status >= 500 ? 'server' : 'generic';
}

// Status texts, because HTTP/2 responses have none.
const PHRASES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

interface ProblemBody {
  code?: unknown;
  detail?: unknown;
  message?: unknown;
  errors?: { path?: unknown; message?: unknown }[];
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function parseProblem(text: string): ProblemBody {
  try {
    return (JSON.parse(text) ?? {}) as ProblemBody;
  } catch {
    return {};
  }
}

/** Error for a response, with details from its problem body, if it has one. */
export function errorFromResponse(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
): ApiError {
  const problem = parseProblem(text);
  const fields: Record<string, string> = {};
  for (const { path, message } of Array.isArray(problem.errors) ? problem.errors : []) {
    if (typeof path === 'string' && typeof message === 'string') fields[path.replace(/^\//, '')] ??= message;
  }
  const phrase = PHRASES[status] ?? statusText;
  return new ApiError(`API Error: ${status} ${phrase}`.trimEnd(), {
    status,
    code: asText(problem.code),
    detail: asText(problem.detail) ?? asText(problem.message),
    fields,
    retryAfterS: Number(headers.get('retry-after')) || undefined,
  });
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
export const hasStatus = (error: unknown, status: number) => isApiError(error) && error.status === status;
/** The server was not reached, or its response was lost. */
export const isUnreachable = (error: unknown) =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
