import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RowsCard } from '../page/rows-card.tsx';
import { ColourRow } from './colours-card.tsx';
import { ColoursPdf } from './colours-pdf.tsx';
import type { ColourLine } from './use-colour-card.ts';

/** The lines that a card beside the data has. */
const few = 5;

type Props = { customer: string; lines: readonly ColourLine[] | undefined };

/** The newest colours of a customer; the rest is in their own tab (CUS-033). */
export function FewColours({ customer, lines }: Props) {
  const { t } = useTranslation('customers');
  return (
    <RowsCard
      title={t('page.colours')}
      empty={t('colours.none')}
      end={
        lines?.length ? (
          <>
            <Link to="?tab=colours">{t('page.all', { count: lines.length })}</Link>
            <ColoursPdf customer={customer} />
          </>
        ) : undefined
      }
    >
      {lines?.slice(0, few).map((line) => (
        <ColourRow key={line.key} line={line} />
      ))}
    </RowsCard>
  );
}
