import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import { CreatePriceListDocument } from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { priceListsKey } from '#web/lib/use-price-lists.ts';
import { PriceListDialog } from './price-list-dialog.tsx';
import { usePriceListForm } from './use-price-list-form.ts';

type Props = { onMade: (list: { id: string; name: string }) => void; onClose: () => void };

/** A new price list (PLI-017 to PLI-019, PLI-030). */
export function NewPriceListDialog({ onMade, onClose }: Props) {
  const { t } = useTranslation('priceLists');
  const queries = useQueryClient();
  const form = usePriceListForm({ name: '', countries: [], isCatchAll: false });
  const keyOf = useAttemptKey(randomId);
  const saving = useMutation({
    mutationFn: async (pricelist: PriceListForm) =>
      (await request(CreatePriceListDocument, { key: keyOf(pricelist), pricelist })).createPriceList,
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: priceListsKey });
      onMade(made);
    },
  });
  return (
    <PriceListDialog
      title={t('dialog.new')}
      action={t('dialog.create')}
      form={form}
      saving={saving}
      onSave={saving.mutate}
      onClose={onClose}
    />
  );
}
