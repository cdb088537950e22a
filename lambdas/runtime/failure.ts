import { DomainError, type Failure } from '#shared/errors.ts';
import { log } from './log.ts';
import { isPassingFailure } from './passing-failure.ts';

/** The code of an expected failure, `busy` when a service of AWS had no time, else `internal`. The log has the cause. */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof DomainError) {
    // Other parameters may name people.
    log.info('refused', { code: cause.code, invalidField: cause.params?.field });
    return cause.params ? { code: cause.code, params: cause.params } : { code: cause.code };
  }
  const error = cause instanceof Error ? cause : new Error(String(cause));
  if (isPassingFailure(error)) {
    log.error('busy', error);
    return { code: 'busy' };
  }
  log.error('failed', error);
  return { code: 'internal' };
}
