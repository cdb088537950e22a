import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { textIn } from '#shared/format/text-in.ts';
import { Badge } from '#web/components/badge.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import type { Factors } from '../state/use-factors.ts';
import { PriceRow } from './price-row.tsx';
import type { ShownLine } from './shown-lines.ts';

const columns = ['pack', 'factor', 'before', 'after', 'difference', 'variation'] as const;

type Props = { lines: readonly ShownLine[]; factors: Factors; isFetching: boolean };

/** Prices before and after: product after product, range after range. */
export function PricesTable({ lines, factors, isFetching }: Props) {
  const { t, i18n } = useTranslation('priceUpdate');
  return (
    <table {...tableRoles.table} className={`table prices${isFetching ? ' dimmed' : ''}`}>
      <caption className="vh">{t('table.title')}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.head} scope="col">
            {t('table.range')}
          </th>
          {columns.map((column) => (
            <th {...tableRoles.head} key={column} scope="col" className={`num head-${column}`}>
              {t(`table.${column}`)}
              {column === 'factor' && <span className="sub">{t('table.ofAllLists')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {lines.map((line) => (
          <Fragment key={line.key}>
            {line.isFirstOfProduct && (
              <tr {...tableRoles.row} className="group">
                <th {...tableRoles.rowHead} scope="rowgroup" colSpan={columns.length + 1}>
                  <Link to={paths.product(line.product)}>{textIn(line.name, i18n.language)}</Link>{' '}
                  {line.archived && <Badge icon="inbox">{t('table.archived')}</Badge>}
                </th>
              </tr>
            )}
            <PriceRow line={line} factors={factors} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
