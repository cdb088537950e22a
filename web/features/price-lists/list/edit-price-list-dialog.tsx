import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import { FormConflict, type ShownField } from '#web/components/form-conflict.tsx';
import { PriceListsDocument } from '#web/graphql/common.ts';
import { UpdatePriceListDocument } from '#web/graphql/price-lists.ts';
import { countryName } from '#web/lib/country-name.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { type PriceList, priceListsKey } from '#web/lib/use-price-lists.ts';
import { PriceListDialog } from './price-list-dialog.tsx';
import { usePriceListForm } from './use-price-list-form.ts';

type Props = { list: PriceList; onClose: () => void };

const fieldsOf = ({ name, countries, isCatchAll }: PriceList): PriceListForm => ({
  name,
  countries: countries ?? [],
  isCatchAll,
});

/** Edits a price list (PLI-012, PLI-020). After a conflict the changes of both are kept, or one of the two (OPC-50). */
export function EditPriceListDialog({ list, onClose }: Props) {
  const { t } = useTranslation('priceLists');
  const { form, base, theirs, saving, save, takeTheirs, dropTheirs } = useEdit(list, onClose);
  const shown = useShownFields();
  return (
    <>
      <PriceListDialog
        title={t('dialog.edit', { name: base.name })}
        action={t('dialog.save')}
        form={form}
        saving={saving}
        onSave={() => save(base.revision)}
        onClose={onClose}
      />
      {theirs && (
        <FormConflict
          forms={{ base: fieldsOf(base), mine: form.getValues(), theirs: fieldsOf(theirs) }}
          theirs={theirs}
          shown={shown}
          busy={saving.isPending}
          onSave={(kept) => {
            form.reset(kept, { keepDefaultValues: true });
            save(theirs.revision);
          }}
          onReload={() => takeTheirs(theirs)}
          onClose={dropTheirs}
        />
      )}
    </>
  );
}

/** The form of a price list, its save, and the version that somebody else saved meanwhile. */
function useEdit(list: PriceList, onClose: () => void) {
  const queries = useQueryClient();
  const form = usePriceListForm(fieldsOf(list));
  // The list may be read anew while the dialog is open: a save builds on what it showed first.
  const [base, setBase] = useState(list);
  const [theirs, setTheirs] = useState<PriceList>();
  const saving = useMutation({
    mutationFn: ({ fields, revision }: { fields: PriceListForm; revision: number }) =>
      request(UpdatePriceListDocument, { pricelist: { id: list.id, ...fields }, revision }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: priceListsKey });
      onClose();
    },
    onError: async (cause) => {
      if (codeOf(cause) === 'conflict') setTheirs(await newest(list.id));
    },
  });
  const dropTheirs = () => {
    setTheirs(undefined);
    saving.reset();
  };
  return {
    ...{ form, base, theirs, saving, dropTheirs },
    save: (revision: number) => void form.handleSubmit((fields) => saving.mutate({ fields, revision }))(),
    takeTheirs: (saved: PriceList) => {
      setBase(saved);
      form.reset(fieldsOf(saved));
      dropTheirs();
    },
  };
}

function useShownFields() {
  const { t, i18n } = useTranslation(['priceLists', 'catalogue']);
  return ({ name, isCatchAll, countries }: PriceListForm): ShownField[] => [
    { path: 'name', name: t('dialog.name'), value: name },
    { path: 'isCatchAll', name: t('dialog.catchAll'), value: t(`catalogue:history.values.${isCatchAll}`) },
    {
      path: 'countries',
      name: t('dialog.countries'),
      value: (countries ?? []).map((code) => countryName(code, i18n.language)).join(', '),
    },
  ];
}

/** The list as it is stored now; undefined once it is deleted. */
async function newest(id: string): Promise<PriceList | undefined> {
  const { priceLists } = await request(PriceListsDocument, {});
  return priceLists.find((list) => list.id === id);
}
