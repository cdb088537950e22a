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

/** An update as it is asked for: its factors, its lists, its day, and the waiting one that it takes the place of. */
export type Wanted = Pick<Preview, 'evenRecent'> &
  Partial<Pick<Preview, 'pricelists' | 'startsAt' | 'replaces'>> & { table: FactorTable };

const keyOf = (id: string) => ['priceUpdate', 'one', id];
/** The parameter of the address: back, reload and the history find a preview again. */
const parameter = 'anteprima';

const readPreview = async (id: string, signal?: AbortSignal) =>
  (await request(PriceUpdatePreviewDocument, { id }, signal)).priceUpdatePreview;

/** The preview of the address, else of the update that runs; and the making of another. */
export function usePreview(running: string | undefined) {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const id = params.get(parameter) ?? running;
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: id ? ({ signal }) => readPreview(id, signal) : skipToken,
    // A preview never changes: another one is another preview.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const show = (shown: string) => setParams({ [parameter]: shown }, { replace: true });
  const onSuccess = (made: Preview) => {
    client.setQueryData(keyOf(made.id), made);
    show(made.id);
  };
  const making = useMutation({
    // One after the other: the newest preview is the last to be shown.
    scope: { id: 'price-update-preview' },
    mutationFn: async (wanted: Wanted) =>
      (await request(PreviewPriceUpdateDocument, wanted)).previewPriceUpdate,
    onSuccess,
  });
  /** Previews a waiting update anew, to take its place. */
  const changing = useMutation({
    mutationFn: async ({ preview, job }: { preview: string; job: string }) => {
      const { table, evenRecent, pricelists, startsAt } = await readPreview(preview);
      const wanted = { table, evenRecent, pricelists, startsAt, replaces: job };
      return (await request(PreviewPriceUpdateDocument, wanted)).previewPriceUpdate;
    },
    onSuccess,
  });
  return { id, preview: data, failure: error, refetch, show, making, changing };
}
