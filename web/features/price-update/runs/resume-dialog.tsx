import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { fraction } from '#shared/money/units.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { OtherPrices } from '../other-prices.tsx';
import { makePreview, type Preview, readPreview } from '../state/use-preview.ts';
import type { Run, Runs } from '../state/use-runs.ts';

type Props = { run: Run; resume: Runs['resume']; onClose: () => void };

/** Asks with what would change now: the prices are not those that were confirmed. */
export function ResumeDialog({ run: { job, preview }, resume, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const toast = useToast();
  const { data, error } = useQuery({
    queryKey: ['priceUpdate', 'now', preview],
    queryFn: async ({ signal }) => {
      const { table, evenRecent, pricelists } = await readPreview(preview, signal);
      return makePreview({ table, evenRecent, pricelists, replaces: job.id });
    },
    ...{ staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
  });
  const close = () => {
    resume.reset();
    onClose();
  };
  const done = () => {
    toast({ text: t('waiting.resumed') });
    onClose();
  };
  const failure = resume.error ?? error;
  return (
    <ConfirmDialog
      title={t('waiting.resumeAsk', { name: job.name ?? formatDateTime(job.startsAt ?? '') })}
      action={t('waiting.resume')}
      busy={resume.isPending}
      disabled={!data}
      failure={failure ? failureText(failure) : undefined}
      onConfirm={() => resume.mutate(job.id, { onSuccess: done })}
      onCancel={close}
    >
      {data ? (
        <div className="stack">
          <Changes summary={data.summary} />
          <OtherPrices preview={data} />
        </div>
      ) : (
        !error && t('waiting.resumeCounts')
      )}
    </ConfirmDialog>
  );
}

function Changes({ summary: { prices, changedProducts, averageVariation } }: Pick<Preview, 'summary'>) {
  const { t } = useTranslation('priceUpdate');
  if (prices === 0) return <p>{t('waiting.resumeNothing')}</p>;
  const changes = {
    count: prices,
    number: formatWhole(prices),
    products: t('waiting.products', { count: changedProducts, number: formatWhole(changedProducts) }),
    percent: formatSignedPercent(fraction(averageVariation)),
  };
  return <p>{t('waiting.resumeChanges', changes)}</p>;
}
