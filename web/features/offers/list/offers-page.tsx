import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { Menu } from '#web/components/menu.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import type { OfferBeginning } from '#web/lib/ask-for-offer.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { ListedOffer } from '../use-offers.ts';
import { ListFilters } from './list-filters.tsx';
import { OffersTable } from './offers-table.tsx';
import { useAskedOffer } from './use-asked-offer.ts';
import { useDuplicating } from './use-duplicating.ts';
import { useList } from './use-list.ts';
import './offers-page.css';

const NewOfferDialog = lazyDialog(() => import('../new/new-offer-dialog.tsx'));
const DeleteOfferDialog = lazyDialog(() => import('../parts/delete-offer-dialog.tsx'));

type Open = { what: 'new'; start: OfferBeginning } | { what: 'delete'; offer: ListedOffer };

/** /offerte: the user's own offers (OFR-001). */
export default function OffersPage({ timer }: { timer?: Timer }) {
  // The texts of the rows' menus come with the screen: rows that waited for them would hide it again.
  const { t } = useTranslation(['offerList', 'common', 'offerFiles']);
  const list = useList(timer);
  const asked = useAskedOffer();
  const [open, setOpen] = useState<Open | undefined>(asked && { what: 'new', start: asked });
  const commands = useCommands(setOpen);
  const create = () => setOpen({ what: 'new', start: {} });
  const hasOffers = Boolean(list.offers.data?.length);
  useShortcut('n', t('common:shortcuts.new'), create);
  const close = () => setOpen(undefined);
  return (
    <PageFrame area="offers" title={t('title')} actions={<Actions withNew={hasOffers} onNew={create} />}>
      {hasOffers && <ListFilters list={list} />}
      <div className="offers-list">
        <OffersTable list={list} commands={commands} onNew={create} />
      </div>
      {hasOffers && (
        <SaveBar phoneOnly>
          <Button variant="primary" icon="plus" block onClick={create}>
            {t('new.title')}
          </Button>
        </SaveBar>
      )}
      <DialogPlace>
        {open?.what === 'new' && <NewOfferDialog start={open.start} onClose={close} />}
        {open?.what === 'delete' && <DeleteOfferDialog offer={open.offer} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}

/** The commands of the rows. */
function useCommands(setOpen: (open: Open) => void) {
  const { duplicate, busy } = useDuplicating();
  return useMemo(
    () => ({
      busy,
      onDuplicate: ({ id }: ListedOffer, todayWorks: boolean) => duplicate({ id, todayWorks }),
      onDelete: (offer: ListedOffer) => setOpen({ what: 'delete', offer }),
    }),
    [duplicate, busy, setOpen],
  );
}

function Actions({ withNew, onNew }: { withNew: boolean; onNew: () => void }) {
  const { t } = useTranslation(['offerList', 'common']);
  const navigate = useNavigate();
  return (
    <>
      {withNew && (
        <Button variant="primary" icon="plus" className="desk-only" onClick={onNew}>
          {t('new.title')}
        </Button>
      )}
      <Menu
        label={t('common:actions.more')}
        items={[
          { label: t('templates.title'), icon: 'clone', onSelect: () => navigate(paths.offerTemplates) },
          { label: t('texts.title'), icon: 'align-left', onSelect: () => navigate(paths.offerTexts) },
          { label: t('settings.title'), icon: 'wrench', onSelect: () => navigate(paths.offerSettings) },
        ]}
        trigger={(props) => <IconButton icon="ellipsis-v" label={t('common:actions.more')} {...props} />}
      />
    </>
  );
}
