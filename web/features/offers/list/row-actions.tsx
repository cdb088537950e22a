import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { MenuItem } from '#web/components/menu.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useOfferFiles } from '../document/use-offer-files.tsx';
import type { OfferRow } from './use-list.ts';

export type RowCommands = {
  /** The id of the offer that is being copied or put aside. */
  busy: string | undefined;
  onDuplicate: (offer: OfferRow, todayWorks: boolean) => void;
  onArchive: (offer: OfferRow) => void;
  onDelete: (offer: OfferRow) => void;
};

type Props = RowCommands & { offer: OfferRow };

/**
 * Open, its documents, duplicate with the works it has or those of today, archive, and delete what was never sent (OFR-081,
 * OFR-093, SND-047).
 */
export function RowActions({ offer, busy, onDuplicate, onArchive, onDelete }: Props) {
  const { t } = useTranslation('offerList');
  const navigate = useNavigate();
  // The page of the offer has the signed copy, and knows whether the working copy differs.
  const accepted = { version: offer.version, signed: false, changed: true };
  const files = useOfferFiles(offer, offer.state === 'accepted' ? { accepted } : {});
  const [first, ...others] = files.items;
  const remove: MenuItem = {
    ...{ label: t('list.delete'), icon: 'trash', danger: true },
    onSelect: () => onDelete(offer),
  };
  return (
    <>
      <RowMenu
        name={t('numbered', { number: offerNumber(offer) })}
        busy={busy === offer.id || files.busy}
        items={[
          { label: t('list.open'), icon: 'eye', onSelect: () => navigate(paths.offer(offer.id)) },
          ...(first ? [{ ...first, line: true }, ...others] : []),
          { label: t('list.duplicate'), icon: 'copy', line: true, onSelect: () => onDuplicate(offer, false) },
          { label: t('list.duplicateToday'), icon: 'hammer', onSelect: () => onDuplicate(offer, true) },
          {
            label: t(offer.archived ? 'list.unarchive' : 'list.archive'),
            icon: offer.archived ? 'history' : 'inbox',
            onSelect: () => onArchive(offer),
          },
          ...(offer.version === 0 ? [remove] : []),
        ]}
      />
      {files.dialog}
    </>
  );
}
