import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { textIn } from '#shared/format/text-in.ts';
import { FoldingCard } from '#web/components/folding-card.tsx';
import type { Preview } from './state/use-preview.ts';

type Props = { check: Preview['quotations']; folds: boolean };

/** Quotations whose copied prices will be others than the catalogue's: they keep theirs (OPW-54). */
export function QuotationsCard({ check, folds }: Props) {
  const { t, i18n } = useTranslation('priceUpdate');
  const { today, checked, differing } = check;
  const looked = today
    ? t('quotations.today', { count: checked })
    : t('quotations.newest', { count: checked });
  return (
    <FoldingCard
      title={t('quotations.title')}
      folded={folds ? t('quotations.differing', { count: differing.length }) : undefined}
    >
      <p className="muted s">{looked}</p>
      {differing.length === 0 ? (
        <p>{t('quotations.none')}</p>
      ) : (
        <ul className="checked-quotations">
          {differing.map(({ id, name, createdAt, products }) => (
            <li key={id}>
              <Link to={paths.quotation(id)}>{name}</Link>{' '}
              <span className="muted s">{formatDate(createdAt)}</span>
              <span className="sub">
                {products.map((product) => textIn(product, i18n.language)).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FoldingCard>
  );
}
