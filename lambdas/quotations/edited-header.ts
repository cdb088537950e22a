import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { cleanNote } from '#shared/editing/clean-note.ts';
import { editedFields } from '#shared/editing/header-fields.ts';
import { countryOf } from '#shared/geography/countries.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { UpdateQuotationInput } from '#shared/schemas/quotation-input.ts';
import { type CurrentUser, snapshotOf, type User } from '#shared/schemas/user.ts';
import { sentSurface } from './sent-surfaces.ts';

/** `owner` is left out after the owner was deleted. */
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
  // The customer is checked apart (chosen-customer.ts).
  const { customerId, siteId, ...rest } = input;
  const sent = editedFields.filter((name) => name in rest && input[name] != null);
  return {
    ...header,
    ...Object.fromEntries(sent.map((name) => [name, input[name]])),
    note: input.note === undefined ? header.note : cleanNote(input.note),
    ...sentSurface(header, input, Boolean(input.measures)),
    user: owner ? snapshotOf(owner) : header.user,
    userCountry: owner ? countryOf(owner.country) : header.userCountry,
    ...nextRevision(header.revision, editor, now),
  };
}
