import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import type { DocumentChoice } from '#web/features/quotations/print/document-address.ts';
import {
  downloadSpreadsheet,
  openPdf,
  openPrintView,
} from '#web/features/quotations/print/download-document.ts';
import type { AskFirst } from '../short/ask-first.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import type { QuotationSave } from '../use-quotation-save.ts';
import type { ShownRows } from '../use-shown-rows.ts';

export const documentKinds = ['print', 'pdf', 'xls'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** 0: with numbers; 2: texts without prices (QVW-010, QVW-011). */
export type OfferedType = 0 | 2;

/** The alert of the save already gives the reason. */
const notSaved = Symbol('not saved');

type Surroundings = {
  draft: QuotationDraft;
  save: QuotationSave;
  shown: ShownRows;
  askFirst: AskFirst;
};

/**
 * Print, PDF and spreadsheet, once the user was asked about rows that are short. Pending changes are saved first; when
 * that fails, no document is made (OP47).
 */
export function useDocuments({ draft, save, shown, askFirst }: Surroundings) {
  const [preparing, setPreparing] = useState<DocumentKind>();
  const [failure, setFailure] = useState<unknown>();
  const quotation = draft.draft;

  /** `link`: the share link for the QR code on the document. */
  const make = (kind: DocumentKind, type: OfferedType, link: DocumentChoice['link']) => {
    const saved = save.save().then((isSaved) => {
      if (!isSaved) throw notSaved;
    });
    const choice: DocumentChoice = {
      id: quotation.id,
      pricelist: quotation.pricelist?.id ?? null,
      showPrices: shown.prices,
      showSpecs: shown.specs,
      type,
      link,
    };
    if (kind === 'print') return openPrintView(choice, saved);
    return kind === 'pdf' ? openPdf(choice, saved) : downloadSpreadsheet(choice, quotation, saved);
  };
  const makeNow = async (...asked: Parameters<typeof make>) => {
    setPreparing(asked[0]);
    setFailure(undefined);
    try {
      await make(...asked);
    } catch (error) {
      if (error !== notSaved) setFailure(error);
    } finally {
      setPreparing(undefined);
    }
  };
  // The answer to the question may have changed the draft.
  const latest = useRef(makeNow);
  latest.current = makeNow;
  const run = (kind: DocumentKind, type: OfferedType, link?: DocumentChoice['link']) =>
    askFirst(() => void latest.current(kind, type, link));
  usePrintOnArrival((type) => run('print', type));
  return {
    types: (quotation.pricelist ? [0, 2] : [0]) as readonly OfferedType[],
    hasMoney: shown.hasMoney,
    hasDiscounts: shown.hasMoney && draft.priced.hasDiscounts,
    content: contentOf(draft.priced, shown),
    savesFirst: draft.changes > 0,
    preparing,
    run,
    failure,
    dismissFailure: () => setFailure(undefined),
  };
}

/** The amounts and quantities that the full document shows. */
function contentOf({ hasMoney, hasDiscounts }: PricedQuotation, { prices }: ShownRows) {
  const all = { list: prices, prices: hasMoney, discounts: hasMoney && hasDiscounts, quantities: true };
  return (['list', 'prices', 'discounts', 'quantities'] as const).filter((part) => all[part]);
}

/** `?print=0` or `?print=2` opens that print view once; then it is removed from the address (QVW-004, OP33). */
function usePrintOnArrival(print: (type: OfferedType) => void) {
  const [query, setQuery] = useSearchParams();
  const done = useRef(false);
  const asked = query.get('print');
  useEffect(() => {
    if (asked === null || done.current) return;
    done.current = true;
    if (asked === '0' || asked === '2') print(asked === '2' ? 2 : 0);
    setQuery(
      (now) => {
        now.delete('print');
        return now;
      },
      { replace: true },
    );
  });
}
