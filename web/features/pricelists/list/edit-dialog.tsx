import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { PricelistsDocument } from '#web/graphql/common.ts';
import { UpdatePricelistDocument } from '#web/graphql/pricelists.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { type Pricelist, pricelistsKey } from '#web/lib/use-pricelists.ts';
import { PricelistDialog } from './pricelist-dialog.tsx';
import { usePricelistForm } from './use-pricelist-form.ts';

type Props = { list: Pricelist; onClose: () => void };

const fieldsOf = ({ name, countries, isCatchAll }: Pricelist): PriceListForm => ({
  name,
  countries: countries ?? [],
  isCatchAll,
});

/** Edits a price list (PLI-012, PLI-020); what somebody else saved meanwhile is taken or overwritten (OPC-50). */
export function EditDialog({ list, onClose }: Props) {
  const { t } = useTranslation('pricelists');
  const queries = useQueryClient();
  const form = usePricelistForm(fieldsOf(list));
  // The list may be read anew while the dialog is open: a save builds on what it showed first.
  const [base, setBase] = useState(list);
  const [theirs, setTheirs] = useState<Pricelist>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ fields, revision }: { fields: PriceListForm; revision: number }) =>
      request(UpdatePricelistDocument, { pricelist: { id: list.id, ...fields }, revision }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: pricelistsKey });
      onClose();
    },
    onError: async (cause) => {
      if (codeOf(cause) === 'conflict') setTheirs(await newest(list.id));
    },
  });
  const save = (revision: number) => void form.handleSubmit((fields) => mutate({ fields, revision }))();
  const takeTheirs = (saved: Pricelist) => {
    setBase(saved);
    form.reset(fieldsOf(saved));
    setTheirs(undefined);
    reset();
  };
  return (
    <>
      <PricelistDialog
        title={t('dialog.edit', { name: base.name })}
        action={t('dialog.save')}
        form={form}
        busy={isPending}
        error={error}
        onForget={reset}
        onSave={() => save(base.revision)}
        onClose={onClose}
      />
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          busy={isPending}
          onReload={() => takeTheirs(theirs)}
          onOverwrite={() => save(theirs.revision)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}

/** The list as it is stored now; undefined when it is gone. */
async function newest(id: string): Promise<Pricelist | undefined> {
  const { pricelists } = await request(PricelistsDocument, {});
  return pricelists.find((list) => list.id === id);
}
