import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { type Difference, type RowDifferences, useVersionFacts } from './use-version-facts.ts';
import './differences.css';

/** `only` marks the rows that no other version has. */
type ComparedVersion = { quotation: Quotation; label: string; only: string };
type Props = { left: ComparedVersion; right: ComparedVersion };

const tones = { both: undefined, left: 'warn', right: 'ok' } as const;

/** The differences of two versions, row by row, and their totals. */
export function Differences({ left, right }: Props) {
  const { t } = useTranslation('quotations');
  const { quotation, rows, totals } = useVersionFacts(left.quotation, right.quotation);
  const { before, after } = totals;
  if (quotation.length + rows.length === 0) return <p>{t('view.conflict.same')}</p>;
  const badges = { both: t('history.changed'), left: left.only, right: right.only };
  const total = {
    what: t('view.table.total'),
    left: formatMoney(before.total),
    right: formatMoney(after.total),
  };
  return (
    <table {...tableRoles.table} className="compare">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <Head text={t('view.conflict.what')} />
          <Head text={left.label} />
          <Head text={right.label} />
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        <Lines differences={quotation} />
      </tbody>
      {rows.map((row) => (
        <tbody {...tableRoles.group} key={row.sId}>
          <RowHead row={row} badge={badges[row.in]} />
          <Lines differences={row.differences} />
        </tbody>
      ))}
      {before.hasMoney && after.hasMoney && (
        <tfoot {...tableRoles.group}>
          <Lines differences={[total]} />
        </tfoot>
      )}
    </table>
  );
}

const Head = ({ text }: { text: string }) => (
  <th {...tableRoles.head} scope="col">
    {text}
  </th>
);

function RowHead({ row, badge }: { row: RowDifferences; badge: string }) {
  return (
    <tr {...tableRoles.row} className="compared-row">
      <th {...tableRoles.rowHead} scope="rowgroup" colSpan={3}>
        {row.product} <Badge tone={tones[row.in]}>{badge}</Badge>
      </th>
    </tr>
  );
}

function Lines({ differences }: { differences: readonly Difference[] }) {
  return differences.map((difference) => (
    <tr {...tableRoles.row} key={difference.what}>
      <th {...tableRoles.rowHead} scope="row">
        {difference.what}
      </th>
      <Value text={difference.left} />
      <Value text={difference.right} />
    </tr>
  ));
}

function Value({ text }: { text: string }) {
  const { t } = useTranslation('quotations');
  return <td {...tableRoles.cell}>{text || <NoValue spoken={t('view.conflict.absent')} />}</td>;
}
