import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { cleanNote } from '#shared/editing/clean-note.ts';
import { countryOf } from '#shared/geography/countries.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { UpdateQuotationInput } from '#shared/schemas/quotation-input.ts';
import { type CurrentUser, snapshotOf, type User } from '#shared/schemas/user.ts';

/** `owner` is left out when he is no more. */
type Save = { owner: User | undefined; editor: CurrentUser; now: Date };

/**
 * The header after a save. Owner and creation never change (OP22); the snapshot of the owner is refreshed (OP21), and
 * with it the country whose super users see the quotation.
 */
export function editedHeader(
  header: QuotationHeader,
  input: UpdateQuotationInput,
  { owner, editor, now }: Save,
): QuotationHeader {
  return {
    ...header,
    name: input.name ?? header.name,
    location: input.location ?? header.location,
    province: input.province?.toUpperCase() ?? header.province,
    archived: input.archived ?? header.archived,
    area: input.area ?? header.area,
    discount: input.discount ?? header.discount,
    discountExtra: input.discountExtra ?? header.discountExtra,
    discountAccounting: input.discountAccounting ?? header.discountAccounting,
    note: input.note === undefined ? header.note : cleanNote(input.note),
    user: owner ? snapshotOf(owner) : header.user,
    userCountry: owner ? countryOf(owner.country) : header.userCountry,
    ...nextRevision(header.revision, editor, now),
  };
}
