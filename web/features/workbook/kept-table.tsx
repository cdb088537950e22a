import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
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
          {kept.map(({ sheet, count, names }) => (
            <tr key={sheet}>
              <th scope="row">{titles.sheet(sheet)}</th>
              <td className="num some">{formatWhole(count)}</td>
              <td>
                {names.join(', ')}
                {count > names.length && ` ${t('kept.more', { count: count - names.length })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted s">{t('kept.text')}</p>
    </div>
  );
}
