import { DomainError } from '#shared/errors.ts';

/** Names of errors of AWS for too many requests, for a write beside a transaction, and for no answer in time. */
const names =
  /Throttl|TooManyRequests|LimitExceeded|ThroughputExceeded|SlowDown|Transaction(InProgress|Conflict)|^(Timeout|Abort)Error$|^RequestTimeout/;

/** Codes of a connection that failed or broke. */
const brokenConnections =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_(?!INVALID))/;

type Answered = Error & { code?: unknown; $metadata?: { httpStatusCode?: number | undefined } };

/** Whether the same request may succeed later: it was throttled, late or cut off, or the service itself failed. */
export function isPassingFailure(cause: unknown): boolean {
  if (cause instanceof DomainError && cause.code === 'busy') return true;
  if (!(cause instanceof Error)) return false;
  const { name, code, $metadata }: Answered = cause;
  const status = $metadata?.httpStatusCode ?? 0;
  if (names.test(name) || brokenConnections.test(String(code ?? ''))) return true;
  return status === 429 || status >= 500 || isPassingFailure(cause.cause);
}
