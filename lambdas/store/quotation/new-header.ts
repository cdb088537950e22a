import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { emptyHeader } from '#shared/editing/header-fields.ts';
import { defaultRule } from '#shared/measuring/default-rule.ts';
import { noDiscounts } from '#shared/money/discount-factor.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import { defaultArea, defaultQuotationName } from '#shared/schemas/quotation-bounds.ts';
import type { CreateQuotationInput } from '#shared/schemas/quotation-input.ts';
import { type CurrentUser, snapshotOf } from '#shared/schemas/user.ts';

/** The app itself sets owner, snapshot, time and state (QNW-037). */
export function newHeader(
  input: CreateQuotationInput,
  user: CurrentUser,
  id: string,
  now: Date,
): QuotationHeader {
  return {
    ...emptyHeader,
    id,
    uid: user.id,
    name: input.name || defaultQuotationName,
    location: input.location,
    province: input.province ?? null,
    createdAt: now.toISOString(),
    archived: false,
    userName: displayName(user),
    userCountry: user.country,
    revision: 1,
    user: snapshotOf(user),
    area: defaultArea,
    measureRule: ruleBeside(user),
    ...noDiscounts,
    selectedIncidences: [],
    color: input.color ?? null,
    colorlist: input.colorlist ?? null,
    tags: input.tags ?? [],
    ...savedBy(user, now),
  };
}

/** The rule of an owner, where it is another one than that of their country: what every quotation has needs no room. */
const ruleBeside = ({ measureRule, country }: CurrentUser) =>
  JSON.stringify(measureRule) === JSON.stringify(defaultRule(country)) ? null : measureRule;
