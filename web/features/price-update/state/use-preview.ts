import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { runOf } from '#shared/price-update/standing.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import {
  type PreviewPartsFragment,
  PreviewPriceUpdateDocument,
  PriceUpdatePreviewDocument,
} from '#web/graphql/price-update.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { type Run, runsKey } from './use-runs.ts';

export type Preview = PreviewPartsFragment;

/** An update as it is asked for: its factors, its lists, its day, and the waiting one that it takes the place of. */
export type Wanted = Pick<Preview, 'evenRecent'> &
  Partial<Pick<Preview, 'pricelists' | 'startsAt' | 'replaces'>> & { table: FactorTable };

type Making = { wanted: Wanted; line: string };

const keyOf = (id: string) => ['priceUpdate', 'one', id];
/** The parameter of the address: back, reload and the history find a preview again. */
const parameter = 'anteprima';

export const readPreview = async (id: string, signal?: AbortSignal) =>
  (await request(PriceUpdatePreviewDocument, { id }, signal)).priceUpdatePreview;

export const makePreview = async (wanted: Wanted) =>
  (await request(PreviewPriceUpdateDocument, wanted)).previewPriceUpdate;

/** A preview never changes: another one is another preview. */
export const previewQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: keyOf(id ?? ''),
    queryFn: id ? ({ signal }) => readPreview(id, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The preview that is shown, and the making of another. An update that began on its day shows the one it follows. */
export function usePreview(runs: readonly Run[]) {
  const client = useQueryClient();
  const { id, line, isStill, ...shown } = useShownPreview(
    runs.find(({ job }) => job.state === 'running')?.preview,
  );
  const { data, error, refetch } = useQuery(previewQuery(id));
  const { data: followed } = useQuery(previewQuery(runOf(id, runs)?.preview ?? id));
  const keep = (made: Preview) => client.setQueryData(keyOf(made.id), made);
  // The update whose place it was to take is another one by now.
  const onError = (error: Error) =>
    codeOf(error) === 'conflict' ? client.invalidateQueries({ queryKey: runsKey }) : undefined;
  const making = useMutation({
    onError,
    // One after the other: the newest preview is the last to be shown.
    scope: { id: 'price-update-preview' },
    mutationFn: ({ wanted }: Making) => makePreview(wanted),
    onSuccess: (made, { line: of }) => {
      keep(made);
      if (isStill(of)) shown.goOn(of, made.id);
    },
  });
  /** Previews a waiting update anew, to take its place: one that is held with the prices of now, its day has passed. */
  const changing = useMutation({
    onError,
    mutationFn: async ({ preview, job, isHeld }: { preview: string; job: string; isHeld: boolean }) => {
      const { table, evenRecent, pricelists, startsAt } = await readPreview(preview);
      return makePreview({
        ...{ table, evenRecent, pricelists, replaces: job },
        startsAt: isHeld ? null : startsAt,
      });
    },
    onSuccess: keep,
  });
  return { id, line, preview: followed ?? data, failure: error, refetch, show: shown.show, making, changing };
}

/** The preview of the address, else the one that was shown last, else that of the update that runs. */
function useShownPreview(running: string | undefined) {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useState<string>();
  const id = params.get(parameter) ?? last ?? running;
  // It stays when the update is over, or another one begins.
  if (id !== last) setLast(id);
  /** By preview: the first of its line, in which each was made of the one before. */
  const [lines, setLines] = useState<Readonly<Record<string, string>>>({});
  const line = id ? (lines[id] ?? id) : '';
  const latest = useRef(line);
  latest.current = line;
  const show = (shown: string) => setParams({ [parameter]: shown }, { replace: true });
  return {
    id,
    line,
    show,
    /** Whether the user still prepares the update of a line, or had none before. */
    isStill: (of: string) => of === '' || of === latest.current,
    /** Shows the next preview of a line. */
    goOn: (of: string, made: string) => {
      setLines((before) => ({ ...before, [made]: of || made }));
      show(made);
    },
  };
}
