import { DomainError, type ErrorCode } from '#shared/errors.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

/** When an offer ended, by the refusal that says so. */
const endOf: Partial<Record<ErrorCode, (head: SentHead) => string | null | undefined>> = {
  'offer-accepted': ({ outcome }) => outcome?.day,
  'offer-declined': ({ outcome }) => outcome?.day,
  'offer-expired': ({ validUntil }) => validUntil,
};

/** The refusal of an event by the state of an offer, with the day on which it came to it. */
export function refusedByState(code: ErrorCode, head: SentHead | undefined): DomainError {
  const day = head && endOf[code]?.(head);
  return new DomainError(code, day ? { date: formatDate(day) } : undefined);
}
