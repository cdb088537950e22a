import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Money } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import { namesOf, type Revision, revisionQuery } from './use-revisions.ts';
import './revision-list.css';

type Props = {
  draft: QuotationDraft;
  revisions: UseQueryResult<Revision[]>;
  /** The revisions to compare. */
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
  onRestore: (earlier: Quotation) => void;
};

/** The revisions of a quotation, the newest first. */
export function RevisionList(props: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const { data, error, refetch } = props.revisions;
  if (data && data.length < 2)
    return <EmptyState illustration="fan" title={t('history.none')} text={t('history.noneText')} />;
  if (data) return <Lines {...props} lines={data} />;
  if (!error) return <Spinner large label={t('common:table.loading')} />;
  return <LoadFailure error={error} onRetry={() => void refetch()} />;
}

function Lines({ draft, lines, chosen, onChoose, onRestore }: Props & { lines: readonly Revision[] }) {
  const { t } = useTranslation('quotations');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { isPending, variables, error, mutate } = useMutation({
    mutationFn: (revision: number) => queries.fetchQuery(revisionQuery(draft.saved.id, revision)),
    onSuccess: onRestore,
  });
  const toggle = (revision: number) =>
    onChoose(
      chosen.includes(revision) ? chosen.filter((other) => other !== revision) : [...chosen, revision],
    );
  return (
    <div className="stack">
      {error && <Alert tone="err">{failureText(error)}</Alert>}
      {draft.changes > 0 && <Alert tone="info">{t('history.unsaved')}</Alert>}
      <ol>
        {lines.map((line) => (
          <RevisionLine
            key={line.revision}
            line={line}
            hasMoney={draft.priced.hasMoney}
            chosen={chosen.includes(line.revision)}
            mayChoose={chosen.length < 2}
            restoring={isPending && variables === line.revision}
            onToggle={() => toggle(line.revision)}
            onRestore={() => mutate(line.revision)}
          />
        ))}
      </ol>
    </div>
  );
}

type LineProps = {
  line: Revision;
  hasMoney: boolean;
  chosen: boolean;
  /** Fewer than two revisions are chosen. */
  mayChoose: boolean;
  restoring: boolean;
  onToggle: () => void;
  onRestore: () => void;
};

/** A revision: its save, and its total before and after. */
function RevisionLine({ line, hasMoney, restoring, onRestore, ...choice }: LineProps) {
  const { t } = useTranslation('quotations');
  const names = namesOf(line);
  return (
    <li className="revision">
      <Checkbox
        label={t('history.choose', names)}
        hideLabel
        checked={choice.chosen}
        disabled={!choice.chosen && !choice.mayChoose}
        onChange={choice.onToggle}
      />
      <div className="revision-save">
        <span className="revision-when">
          {t('history.version', names)} {line.isCurrent && <Badge tone="acc">{t('history.current')}</Badge>}
        </span>
        <span className="muted s">{line.savedBy}</span>
      </div>
      {hasMoney && <Totals line={line} />}
      {!line.isCurrent && (
        <Button
          small
          icon="replay"
          busy={restoring}
          aria-label={t('history.restoreOf', names)}
          onClick={onRestore}
        >
          {t('history.restore')}
        </Button>
      )}
    </li>
  );
}

function Totals({ line: { before, total, isFirst } }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('quotations');
  const isKnown = before !== undefined && before !== null;
  return (
    <div className="revision-totals">
      {isKnown ? (
        <BeforeAfter before={formatMoney(before)} after={<Money amount={total} />} />
      ) : (
        <b>
          <Money amount={total} />
        </b>
      )}
      <span className="muted s">
        {isFirst && t('history.created')}
        {isKnown && total !== null && formatSignedMoney(cents(total - before))}
      </span>
    </div>
  );
}
