import { italy } from '#shared/geography/countries.ts';
import { isRecord } from '#shared/is-record.ts';
import { type Finding, type Stored, shown } from './finding.ts';

/** Two letters, in any case; nothing else is a country. */
const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2}$/i.test(value.trim());

/**
 * Task 1: a user without a country of two letters lives in Italy. With `forceItaly` all of them do, foreign users too
 * (REP-009, OPW-55).
 */
export function repairedUserCountry({ country }: Stored, forceItaly: boolean): Finding | undefined {
  const isRight = forceItaly ? country === italy : isCountry(country);
  if (isRight) return undefined;
  return { fields: { country: italy }, changes: [{ before: shown(country), after: italy }] };
}

/**
 * Task 2: a quotation without a country takes that of its owner, of the kept copy where the owner is no more, Italy
 * where neither says one (REP-010, OPW-55).
 */
export function repairedQuotationCountry(
  { userCountry, user }: Stored,
  owner: Stored | undefined,
): Finding | undefined {
  if (isCountry(userCountry)) return undefined;
  const copied = isRecord(user) ? user.country : undefined;
  const found = [owner?.country, copied].find(isCountry) ?? italy;
  const after = found.trim().toUpperCase();
  return { fields: { userCountry: after }, changes: [{ before: shown(userCountry), after }] };
}
