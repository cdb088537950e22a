import { savedBy } from '#lambdas/runtime/saved-by.ts';
import type { Owner } from '#lambdas/store/quotation/presented-quotation.ts';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { type CurrentUser, snapshotOf } from '#shared/schemas/user.ts';

type Copy = {
  /** That of the original when it is left out. */
  name: string | null | undefined;
  owner: Owner['user'];
  editor: CurrentUser;
  now: Date;
  newId: () => string;
};

/** A new quotation of the same owner with the same content; ids and times are fresh, and it is not archived. */
export function copiedQuotation(
  { header, rows, measures }: StoredQuotation,
  { name, owner, editor, now, newId }: Copy,
): StoredQuotation {
  const ids = new Map(rows.map(({ sId }) => [sId, newId()]));
  const copies = rows.map((row) => ({ ...row, sId: ids.get(row.sId) ?? newId() }));
  return {
    header: {
      ...header,
      ...(owner && {
        userName: displayName(owner),
        userCountry: countryOf(owner.country),
        user: snapshotOf(owner),
      }),
      id: newId(),
      name: name ?? header.name,
      createdAt: now.toISOString(),
      ...savedBy(editor, now),
      archived: false,
      copied: true,
      revision: 1,
      revisions: [],
      measuredAt: measures ? 1 : null,
      selectedIncidences: header.selectedIncidences.flatMap((incidence) => {
        const id = ids.get(incidence.id);
        return id ? [{ ...incidence, id }] : [];
      }),
    },
    rows: copies,
    measures,
  };
}
