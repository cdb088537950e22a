import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenPlaces } from '#shared/measuring/choice.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Icon } from '#web/components/icon.tsx';

/** The measures of the quotation, and the choice that its own area is of. */
export const MeasuredContext = createContext<Pick<Quotation, 'measures' | 'areaFrom'> | undefined>(undefined);

/** Places that the tooltip names. */
const mostNamed = 5;

type Props = { own: Quotation['areaFrom']; locked: boolean };

/** Marks an area that comes from measures; its tooltip names the places (MEA-037). */
export function FromMeasures({ own, locked }: Props) {
  const { t } = useTranslation('quotations');
  const quotation = useContext(MeasuredContext);
  const choice = locked ? quotation?.areaFrom : own;
  if (!quotation || !choice) return null;
  const names = chosenPlaces(quotation.measures, choice).map(({ name }) => name);
  const named = names.slice(0, mostNamed).join(', ');
  const count = names.length - mostNamed;
  const label = t('view.table.fromMeasures', {
    places: count > 0 ? t('view.table.andMore', { places: named, count }) : named,
  });
  return (
    <span className="from-measures" title={label}>
      <Icon name="expand" small />
      <span className="vh">{label}</span>
    </span>
  );
}
