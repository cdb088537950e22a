import { useState } from 'react';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { CreateDownloadTicketDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';
import { addresses } from '../print/document-address.ts';
import type { QuotationSave } from '../view/use-quotation-save.ts';

export const sheetKinds = ['pdf', 'xls'] as const;
export type SheetKind = (typeof sheetKinds)[number];
/** The languages of the measurement sheet (MEA-041). */
export const sheetLanguages = ['it', 'en', 'de'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

/** The alert of the save already gives the reason. */
const notSaved = Symbol('not saved');

function addressOf(kind: SheetKind, id: string, lang: string, ticket?: string): string {
  const query = new URLSearchParams({ q: id, of: 'measures', lang });
  if (ticket) query.set('ticket', ticket);
  if (kind === 'xls') query.set('xls', 'true');
  return `${addresses().functions}/${kind === 'pdf' ? 'downloadPDF' : 'downloadXLS'}?${query}`;
}

/** Makes the measurement sheet, once pending changes are saved (MEA-041, MEA-043). */
export function useSheet(quotation: Quotation, save: QuotationSave, kindText: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id } = quotation;
  const saved = async () => {
    if (!(await save.save())) throw notSaved;
  };
  const openPdf = (lang: SheetLanguage) =>
    inNewTab(async () => {
      await saved();
      const { createDownloadTicket } = await request(CreateDownloadTicketDocument, { quotation: id });
      return addressOf('pdf', id, lang, createDownloadTicket.ticket);
    });
  const saveXls = async (lang: SheetLanguage) => {
    await saved();
    await saveSpreadsheet(addressOf('xls', id, lang), quotationFileName(quotation, 'xlsx', kindText));
  };
  const make = async (kind: SheetKind, lang: SheetLanguage) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await (kind === 'pdf' ? openPdf : saveXls)(lang);
    } catch (error) {
      if (error !== notSaved) setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, dismissFailure: () => setFailure(undefined), make };
}
export type Sheet = ReturnType<typeof useSheet>;
