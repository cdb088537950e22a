import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedState } from '#shared/offers/listed-state.ts';
import { Badge } from '#web/components/badge.tsx';

const looks: Record<ListedState, Pick<ComponentProps<typeof Badge>, 'icon' | 'tone'>> = {
  draft: { icon: 'pencil' },
  sent: { icon: 'send', tone: 'acc' },
  opened: { icon: 'eye', tone: 'acc' },
  accepted: { icon: 'check-circle', tone: 'ok' },
  cancelled: { icon: 'ban', tone: 'warn' },
  declined: { icon: 'times-circle', tone: 'err' },
  expired: { icon: 'clock', tone: 'warn' },
  withdrawn: { icon: 'ban', tone: 'line' },
  superseded: { icon: 'clone', tone: 'line' },
};

/** The state of an offer or of a version: everywhere the same icon and word (SND-035). */
export function StateBadge({ state }: { state: ListedState }) {
  const { t } = useTranslation('offerList');
  return <Badge {...looks[state]}>{t(`states.${state}`)}</Badge>;
}
