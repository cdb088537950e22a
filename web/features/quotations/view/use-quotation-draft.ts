import { useMemo, useRef, useState } from 'react';
import { countChanges } from '#shared/editing/count-changes.ts';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/** A pure function of shared/editing with its arguments bound. */
export type Edit = (quotation: Quotation) => Quotation;
/** `saved`: as stored; `draft`: as shown, with the unsaved edits. */
export type Versions = { saved: Quotation; draft: Quotation };

/** The quotation on screen: edits stay here until they are saved (QVW-059). */
export function useQuotationDraft(loaded: Quotation) {
  const [versions, setVersions] = useState<Versions>({ saved: loaded, draft: loaded });
  const { saved, draft } = versions;
  const changes = useMemo(() => countChanges(saved, draft), [saved, draft]);
  const priced = useMemo(() => priceQuotation(draft), [draft]);
  const edits = useRef(0);
  const commands = useMemo(
    () => ({
      edit: (edit: Edit) => {
        edits.current += 1;
        setVersions((now) => ({ ...now, draft: edit(now.draft) }));
      },
      /** The server now holds `answer`; changes made since `base` stay. */
      accept: (answer: Quotation, base: Quotation) =>
        setVersions((now) => ({ saved: answer, draft: mergeQuotation(base, now.draft, answer) })),
      replace: (next: Versions) => {
        edits.current += 1;
        setVersions(next);
      },
      /** Asks, from now on, whether nothing was edited since. */
      watch: () => {
        const now = edits.current;
        return () => edits.current === now;
      },
    }),
    [],
  );
  return { ...versions, ...commands, changes, priced };
}
export type QuotationDraft = ReturnType<typeof useQuotationDraft>;
