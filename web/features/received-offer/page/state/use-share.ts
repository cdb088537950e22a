import { useTranslation } from 'react-i18next';
import { formatRate } from '#shared/format/format-rate.ts';
import type { Content } from '#web/features/received-offer/parts/guest.ts';

type Milestone = Content['selectable']['plan'][number];

/** The share of a milestone, where its own words do not begin with it. */
export function useShare() {
  const { t } = useTranslation('receivedOffer');
  return ({ kind, value }: Milestone, words = ''): string => {
    if (kind === 'percent') return formatRate(value);
    const rest = t('plan.rest');
    return kind === 'rest' && !words.toLowerCase().startsWith(rest.toLowerCase()) ? rest : '';
  };
}
