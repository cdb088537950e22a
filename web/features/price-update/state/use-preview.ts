import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import {
  type PreviewPartsFragment,
  PreviewPriceUpdateDocument,
  PriceUpdatePreviewDocument,
} from '#web/graphql/price-update.ts';
import { request } from '#web/lib/graphql.ts';

export type Preview = PreviewPartsFragment;

const keyOf = (id: string) => ['priceUpdate', 'one', id];
/** The parameter of the address: back, reload and the history find a preview again. */
const parameter = 'anteprima';

/** The preview of the address, else of an update that waits or runs; and the making of another. */
export function usePreview(unfinished: string | undefined) {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const id = params.get(parameter) ?? unfinished;
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: id
      ? async ({ signal }) => (await request(PriceUpdatePreviewDocument, { id }, signal)).priceUpdatePreview
      : skipToken,
    // A preview never changes: another one is another preview.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const show = (shown: string) => setParams({ [parameter]: shown }, { replace: true });
  const making = useMutation({
    mutationFn: async (table: FactorTable) =>
      (await request(PreviewPriceUpdateDocument, { table })).previewPriceUpdate,
    onSuccess: (made) => {
      client.setQueryData(keyOf(made.id), made);
      show(made.id);
    },
  });
  return { id, preview: data, failure: error, refetch, show, making };
}
