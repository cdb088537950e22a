import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useOfferFiles } from '../document/use-offer-files.tsx';
import type { ListedOffer } from '../use-offers.ts';

export type RowCommands = {
  /** The id of the offer that is being copied. */
  busy: string | undefined;
  onDuplicate: (offer: ListedOffer, todayWorks: boolean) => void;
  onDelete: (offer: ListedOffer) => void;
};

/** Open, its documents, duplicate with the works it has or those of today, and delete (OFR-081, OFR-093). */
export function RowActions({ offer, busy, onDuplicate, onDelete }: RowCommands & { offer: ListedOffer }) {
  const { t } = useTranslation('offerList');
  const navigate = useNavigate();
  const files = useOfferFiles(offer);
  const [print, ...others] = files.items;
  return (
    <>
      <RowMenu
        name={t('numbered', { number: offerNumber(offer) })}
        busy={busy === offer.id || files.busy}
        items={[
          { label: t('list.open'), icon: 'eye', onSelect: () => navigate(paths.offer(offer.id)) },
          ...(print ? [{ ...print, line: true }, ...others] : []),
          { label: t('list.duplicate'), icon: 'copy', line: true, onSelect: () => onDuplicate(offer, false) },
          { label: t('list.duplicateToday'), icon: 'hammer', onSelect: () => onDuplicate(offer, true) },
          { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(offer) },
        ]}
      />
      {files.dialog}
    </>
  );
}
