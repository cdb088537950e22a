import { DomainError, type ErrorCode } from '#shared/errors.ts';
import { formatDate, formatDateTime } from '#shared/format/format-date.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

/** A refusal with the day of how the offer ended, and of an acceptance the hour; never who signed (ACC-039). */
export function refusedBy(code: ErrorCode, { outcome, validUntil }: SentHead): DomainError {
  const dates: Partial<Record<ErrorCode, string | null>> = {
    'offer-accepted': outcome && formatDateTime(outcome.at),
    'offer-declined': outcome && formatDate(outcome.at),
    'offer-expired': validUntil && formatDate(validUntil),
  };
  const date = dates[code];
  return new DomainError(code, date ? { date } : undefined);
}
