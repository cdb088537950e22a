import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import { CreatePricelistDocument } from '#web/graphql/pricelists.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { pricelistsKey } from '#web/lib/use-pricelists.ts';
import { PricelistDialog } from './pricelist-dialog.tsx';
import { usePricelistForm } from './use-pricelist-form.ts';

type Props = { onMade: (list: { id: string; name: string }) => void; onClose: () => void };

/** A new price list (PLI-017 to PLI-019, PLI-030). */
export function NewDialog({ onMade, onClose }: Props) {
  const { t } = useTranslation('pricelists');
  const queries = useQueryClient();
  const form = usePricelistForm({ name: '', countries: [], isCatchAll: false });
  const keyOf = useAttemptKey(randomId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (pricelist: PriceListForm) =>
      (await request(CreatePricelistDocument, { key: keyOf(pricelist), pricelist })).createPricelist,
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: pricelistsKey });
      onMade(made);
    },
  });
  return (
    <PricelistDialog
      title={t('dialog.new')}
      action={t('dialog.create')}
      form={form}
      busy={isPending}
      error={error}
      onForget={reset}
      onSave={mutate}
      onClose={onClose}
    />
  );
}
