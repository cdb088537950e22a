import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatWhole } from '#shared/format/format-number.ts';
import { sheetAddress } from './entry-address.ts';
import type { Check } from './use-check.ts';
import { useTitles } from './use-titles.ts';

/** Rows that are no longer in the file, and stay in the catalogue. */
export function KeptTable({ kept }: { kept: Check['kept'] }) {
  const { t } = useTranslation('workbook');
  const titles = useTitles();
  return (
    <div>
      <table className="plan-table kept-table">
        <caption>{t('kept.title')}</caption>
        <tbody>
          {kept.map(({ sheet, count, rows }) => (
            <tr key={sheet}>
              <th scope="row">{titles.sheet(sheet)}</th>
              <td className="num some">{formatWhole(count)}</td>
              <td>
                {rows.map(({ id, name }, place) => (
                  <Fragment key={`${id} ${name}`}>
                    {place > 0 && ', '}
                    <Link to={sheetAddress(sheet, id) ?? ''}>{name}</Link>
                  </Fragment>
                ))}
                {count > rows.length && ` ${t('kept.more', { count: count - rows.length })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted s">{t('kept.text')}</p>
    </div>
  );
}
