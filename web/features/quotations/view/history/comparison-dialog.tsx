import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Differences } from './differences.tsx';
import { namesOf, type Revision, revisionQuery } from './use-revisions.ts';

type Props = {
  /** As stored now; another user may have saved it. */
  newest: Quotation;
  revisions: [older: Revision, newer: Revision];
  onRestore: (earlier: Quotation) => void;
  onClose: () => void;
};

/** The present revision, or an earlier one, which is fetched. */
function useQuotationOf(newest: Quotation, { revision, isCurrent }: Revision) {
  const { data, error } = useQuery({ ...revisionQuery(newest.id, revision), enabled: !isCurrent });
  return isCurrent ? { data: newest, error: null } : { data, error };
}

/** The totals of the older and the newer revision, with their difference. */
function useTotals([{ total: before }, { total: after }]: Props['revisions']): string | undefined {
  const { t } = useTranslation('quotations');
  if (before === null || after === null) return undefined;
  const difference = formatSignedMoney(cents(after - before));
  return t('history.totals', { before: formatMoney(before), after: formatMoney(after), difference });
}

/** The differences of two revisions; the older one can be restored from here too. */
export function ComparisonDialog({ newest, revisions, onRestore, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const failureText = useFailureText();
  const [older, newer] = [useQuotationOf(newest, revisions[0]), useQuotationOf(newest, revisions[1])];
  const totals = useTotals(revisions);
  const labelOf = (line: Revision) =>
    t(line.isCurrent ? 'history.currentOf' : 'history.version', namesOf(line));
  const error = older.error ?? newer.error;
  return (
    <DialogFrame
      title={t('history.compared')}
      context={totals}
      width={800}
      readOnly
      onClose={onClose}
      footerStart={
        <Button variant="text" icon="arrow-left" onClick={onClose}>
          {t('history.back')}
        </Button>
      }
      footer={
        older.data && (
          <Button icon="replay" onClick={() => older.data && onRestore(older.data)}>
            {t('history.restoreOf', namesOf(revisions[0]))}
          </Button>
        )
      }
    >
      {error && <Alert tone="err">{failureText(error)}</Alert>}
      {older.data && newer.data ? (
        <Differences
          left={{ quotation: older.data, label: labelOf(revisions[0]), only: t('history.removed') }}
          right={{ quotation: newer.data, label: labelOf(revisions[1]), only: t('history.added') }}
        />
      ) : (
        !error && <Spinner large label={t('history.compared')} />
      )}
    </DialogFrame>
  );
}
