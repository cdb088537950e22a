import { DomainError, type Failure } from '#shared/errors.ts';
import { log } from './log.ts';
import { isPassingFailure } from './passing-failure.ts';

/**
 * Turns an error into an answer and logs it: an expected error has its own code, an overloaded or late service of AWS
 * is `busy`, anything else `internal`.
 */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof DomainError) {
    // The log gets no other parameters: they may name people.
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
