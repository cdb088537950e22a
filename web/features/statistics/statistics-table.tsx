import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tableRoles } from '#web/components/table-roles.ts';

type Column =
  | 'quotations'
  | 'share'
  | 'value'
  | 'fromTests'
  | 'begunTests'
  | 'sent'
  | 'accepted'
  | 'lost'
  | 'acceptedValue';

type Props = {
  className: string | undefined;
  look?: 'table' | 'bars';
  caption: string;
  /** The head of the first column: "Paese". */
  kind: string;
  columns: readonly Column[];
  children: ReactNode;
};

export function StatisticsTable({ className, look = 'table', caption, kind, columns, children }: Props) {
  const { t } = useTranslation('statistics');
  return (
    <div className={className}>
      <table {...tableRoles.table} className={look}>
        <caption className="vh">{caption}</caption>
        <thead {...tableRoles.group} className={look === 'bars' ? 'vh' : undefined}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.head} scope="col">
              {kind}
            </th>
            {columns.map((column) => (
              <th {...tableRoles.head} key={column} scope="col" className="num">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>{children}</tbody>
      </table>
    </div>
  );
}
