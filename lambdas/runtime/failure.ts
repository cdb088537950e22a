import { DomainError, type Failure } from '#shared/errors.ts';
import { log } from './log.ts';

/** What the caller is told: the code of an expected failure, else `internal` with the cause in the log alone. */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof DomainError) {
    // Other parameters may name people.
    log.info('refused', { code: cause.code, invalidField: cause.params?.field });
    return cause.params ? { code: cause.code, params: cause.params } : { code: cause.code };
  }
  log.error('failed', cause instanceof Error ? cause : new Error(String(cause)));
  return { code: 'internal' };
}
