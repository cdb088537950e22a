import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { RowMenu } from '#web/components/row-menu.tsx';
import type { ListedOffer } from '../use-offers.ts';

export type RowCommands = {
  /** The id of the offer that is being copied. */
  busy: string | undefined;
  onDuplicate: (offer: ListedOffer, todayWorks: boolean) => void;
  onDelete: (offer: ListedOffer) => void;
};

/** Open, duplicate with the works it has or those of today, and delete (OFR-081). */
export function RowActions({ offer, busy, onDuplicate, onDelete }: RowCommands & { offer: ListedOffer }) {
  const { t } = useTranslation('offerList');
  const navigate = useNavigate();
  return (
    <RowMenu
      name={t('numbered', { number: offerNumber(offer) })}
      busy={busy === offer.id}
      items={[
        { label: t('list.open'), icon: 'eye', onSelect: () => navigate(paths.offer(offer.id)) },
        { label: t('list.duplicate'), icon: 'copy', onSelect: () => onDuplicate(offer, false) },
        { label: t('list.duplicateToday'), icon: 'hammer', onSelect: () => onDuplicate(offer, true) },
        { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(offer) },
      ]}
    />
  );
}
