import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import { earlierQuery, type Version } from './use-versions.ts';
import { VersionLine } from './version-line.tsx';
import './version-list.css';

type Props = {
  draft: QuotationDraft;
  versions: UseQueryResult<Version[]>;
  /** The revisions to compare. */
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
  onRestore: (earlier: Quotation) => void;
};

/** The versions of a quotation, the newest first. */
export function VersionList(props: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const failureText = useFailureText();
  const { data, error, refetch } = props.versions;
  if (data && data.length < 2)
    return <EmptyState illustration="fan" title={t('history.none')} text={t('history.noneText')} />;
  if (data) return <Lines {...props} lines={data} />;
  if (!error) return <Spinner large label={t('common:table.loading')} />;
  return (
    <Alert
      tone="err"
      action={
        <Button small onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {failureText(error)}
    </Alert>
  );
}

function Lines({ draft, lines, chosen, onChoose, onRestore }: Props & { lines: readonly Version[] }) {
  const { t } = useTranslation('quotations');
  const failureText = useFailureText();
  const { isPending, variables, error, mutate } = useFetchEarlier(draft.saved.id, onRestore);
  const toggle = (revision: number) =>
    onChoose(
      chosen.includes(revision) ? chosen.filter((other) => other !== revision) : [...chosen, revision],
    );
  return (
    <div className="stack">
      {error && <Alert tone="err">{failureText(error)}</Alert>}
      {draft.changes > 0 && <Alert tone="info">{t('history.unsaved')}</Alert>}
      <ol className="versions">
        {lines.map((version) => (
          <VersionLine
            key={version.revision}
            version={version}
            hasMoney={draft.priced.hasMoney}
            chosen={chosen.includes(version.revision)}
            mayChoose={chosen.length < 2}
            restoring={isPending && variables === version.revision}
            onToggle={() => toggle(version.revision)}
            onRestore={() => mutate(version.revision)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Fetches an earlier version and hands it over. */
function useFetchEarlier(id: string, onFetched: (earlier: Quotation) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (revision: number) => queries.fetchQuery(earlierQuery(id, revision)),
    onSuccess: onFetched,
  });
}
