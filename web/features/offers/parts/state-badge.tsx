import { useTranslation } from 'react-i18next';
import type { ListedState } from '#shared/offers/search-offers.ts';
import { Badge } from '#web/components/badge.tsx';

/** The state of an offer: everywhere the same icon and word. */
export function StateBadge({ state }: { state: ListedState }) {
  const { t } = useTranslation('offerList');
  const look =
    state === 'expired' ? ({ icon: 'clock', tone: 'warn' } as const) : ({ icon: 'pencil' } as const);
  return <Badge {...look}>{t(`states.${state}`)}</Badge>;
}
