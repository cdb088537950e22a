import { useTranslation } from 'react-i18next';
import type { OfferFigures } from '#shared/offers/following/offer-figures.ts';
import { FiguresTable } from './figures-table.tsx';

/** Those sent, of them those that were opened; and each group that they ended in. */
const groups = ['sent', 'opened', 'accepted', 'lost', 'waiting', 'withdrawn', 'cancelled'] as const;

/** The fate of the offers of a period, by number and value; bars share the scale of the value sent. */
export function OutcomesTable({ figures }: { figures: OfferFigures }) {
  const { t } = useTranslation('offerFigures');
  return (
    <FiguresTable
      caption={t('outcomes')}
      kind={t('state')}
      whole={figures.sent.value}
      rows={groups.map((group) => ({ key: group, group, name: t(`groups.${group}`), ...figures[group] }))}
    />
  );
}
