import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DocumentChoice } from '#web/features/quotations/print/document-address.ts';
import {
  downloadSpreadsheet,
  openPdf,
  openPrintView,
} from '#web/features/quotations/print/download-document.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import type { QuotationSave } from '../use-quotation-save.ts';
import type { ShownRows } from '../use-shown-rows.ts';

export const documentKinds = ['print', 'pdf', 'xls'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** 0: with numbers; 2: texts without prices (QVW-010, QVW-011). */
export type OfferedType = 0 | 2;

/** The alert of the save already gives the reason. */
const notSaved = Symbol('not saved');

/** Print, PDF and spreadsheet. Pending changes are saved first; when that fails, no document is made (OP47). */
export function useDocuments(draft: QuotationDraft, save: QuotationSave, shown: ShownRows) {
  const [preparing, setPreparing] = useState<DocumentKind>();
  const [failure, setFailure] = useState<unknown>();
  const quotation = draft.draft;

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
  /** `link`: the share link for the QR code on the document. */
  const run = async (kind: DocumentKind, type: OfferedType, link?: DocumentChoice['link']) => {
    setPreparing(kind);
    setFailure(undefined);
    try {
      await make(kind, type, link);
    } catch (error) {
      if (error !== notSaved) setFailure(error);
    } finally {
      setPreparing(undefined);
    }
  };
  usePrintOnArrival((type) => void run('print', type));
  return {
    types: (quotation.pricelist ? [0, 2] : [0]) as readonly OfferedType[],
    hasMoney: shown.hasMoney,
    savesFirst: draft.changes > 0,
    preparing,
    run,
    failure,
    dismissFailure: () => setFailure(undefined),
  };
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
