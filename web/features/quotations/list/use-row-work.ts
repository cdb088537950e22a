import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArchiveQuotationDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { openPdf } from '../print/download-document.ts';
import type { ListedQuotation } from './use-quotations.ts';

type Archived = Pick<ListedQuotation, 'id' | 'revision' | 'archived'>;

/** The work on a row that needs no dialog: its PDF and its archive. One row is worked on at a time. */
export function useRowWork() {
  const { t } = useTranslation('quotations');
  const { uid, pricelist } = useUser();
  const queries = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const work = async (id: string, run: () => Promise<unknown>) => {
    setBusy(id);
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  const pdf = (row: ListedQuotation) =>
    openPdf({
      id: row.id,
      pricelist: row.uid === uid ? (pricelist ?? null) : null,
      ...{ showPrices: false, showSpecs: false, type: 0 },
    });
  const archive = async ({ id, revision, archived }: Archived, mayUndo: boolean) => {
    const input = { id, revision, archived: !archived };
    try {
      const { updateQuotation: saved } = await request(ArchiveQuotationDocument, { input });
      toast({
        text: t(saved.archived ? 'view.bar.archivedToast' : 'view.bar.unarchivedToast'),
        onUndo: mayUndo ? () => void work(id, () => archive(saved, false)) : undefined,
      });
    } finally {
      await queries.invalidateQueries({ queryKey: ['quotation'] });
    }
  };
  return {
    busy,
    failure,
    setFailure,
    dismissFailure: () => setFailure(undefined),
    onPdf: (row: ListedQuotation) => void work(row.id, () => pdf(row)),
    onArchive: (row: ListedQuotation) => void work(row.id, () => archive(row, true)),
  };
}
