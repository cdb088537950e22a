import { useMemo, useReducer } from 'react';
import { countChanges } from '#shared/editing/count-changes.ts';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/** A change made by one of the pure functions of shared/editing. */
export type Edit = (quotation: Quotation) => Quotation;
/** `saved` is what the server holds, `draft` what is shown. */
export type Versions = { saved: Quotation; draft: Quotation };

type Action =
  | { do: 'edit'; edit: Edit }
  /** The server now holds `saved`: what was changed from `base` stays changed. */
  | { do: 'accept'; saved: Quotation; base: Quotation }
  /** Only the versions themselves: the choice between two of them. */
  | { do: 'replace'; versions: Versions };

function reduce(versions: Versions, action: Action): Versions {
  if (action.do === 'edit') return { ...versions, draft: action.edit(versions.draft) };
  if (action.do === 'replace') return action.versions;
  return { saved: action.saved, draft: mergeQuotation(action.base, versions.draft, action.saved) };
}

/** The quotation on screen: edits stay here until they are saved (QVW-059). */
export function useQuotationDraft(loaded: Quotation) {
  const [versions, dispatch] = useReducer(reduce, { saved: loaded, draft: loaded });
  const { saved, draft } = versions;
  const changes = useMemo(() => countChanges(saved, draft), [saved, draft]);
  const priced = useMemo(() => priceQuotation(draft), [draft]);
  const commands = useMemo(
    () => ({
      edit: (edit: Edit) => dispatch({ do: 'edit', edit }),
      accept: (answer: Quotation, base: Quotation) => dispatch({ do: 'accept', saved: answer, base }),
      replace: (next: Versions) => dispatch({ do: 'replace', versions: next }),
    }),
    [],
  );
  return { ...versions, ...commands, changes, priced };
}
export type QuotationDraft = ReturnType<typeof useQuotationDraft>;
