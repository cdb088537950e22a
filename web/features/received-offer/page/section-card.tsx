import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { ShownRow } from '../parts/guest.ts';
import { countOf, LineMarks } from './line-parts.tsx';
import type { ShownSection } from './state/selected-offer.ts';
import './section-card.css';

type Props = { section: ShownSection; language: string };

/** A section with its lines as on paper; the owner's words keep their language (ACC-004). */
export function SectionCard({ section: { name, sum, rows }, language }: Props) {
  const { t } = useTranslation('receivedOffer');
  return (
    <section className="card guest-section">
      <header>
        <h2 lang={name === null ? undefined : language}>{name ?? t('lines.first')}</h2>
        <span className="end">{formatMoney(cents(sum))}</span>
      </header>
      <ul className="guest-lines">
        {rows.map((row) => (
          <Line key={row.id} row={row} language={language} />
        ))}
      </ul>
    </section>
  );
}

function Line({ row, language }: { row: ShownRow; language: string }) {
  const { name, details, amount } = row;
  const count = countOf(row);
  return (
    <li>
      <div className="grow">
        <span className="t" lang={name.language}>
          {name.text}
        </span>
        {details && (
          <span className="sub" lang={details.language}>
            {details.text}
          </span>
        )}
        <LineMarks row={row} language={language} />
      </div>
      {count && <span className="count">{count}</span>}
      {amount && <b lang={language}>{amount.text}</b>}
    </li>
  );
}
