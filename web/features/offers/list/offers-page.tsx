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
import { FunnelStrip } from '../figures/funnel-strip.tsx';
import { useCounted } from '../figures/use-figures.ts';
import { ListFilters } from './list-filters.tsx';
import { OffersTable } from './offers-table.tsx';
import { StateChips } from './state-chips.tsx';
import { useArchiving } from './use-archiving.ts';
import { useAskedOffer } from './use-asked-offer.ts';
import { useDuplicating } from './use-duplicating.ts';
import { useExport } from './use-export.ts';
import { type List, type OfferRow, useList } from './use-list.ts';
import './offers-page.css';

const NewOfferDialog = lazyDialog(() => import('../new/new-offer-dialog.tsx'));
const DeleteOfferDialog = lazyDialog(() => import('../parts/delete-offer-dialog.tsx'));

type Open = { what: 'new'; start: OfferBeginning } | { what: 'delete'; offer: OfferRow };

/** /offerte: the user's own offers (OFR-001). */
export default function OffersPage({ timer }: { timer?: Timer }) {
  // The texts of the rows' menus come with the screen: rows that waited for them would hide it again.
  const { t } = useTranslation(['offerList', 'common', 'offerFiles', 'offerFigures', 'sentOffer']);
  const list = useList(timer);
  const asked = useAskedOffer();
  const [open, setOpen] = useState<Open | undefined>(asked && { what: 'new', start: asked });
  const commands = useCommands(setOpen);
  const create = () => setOpen({ what: 'new', start: {} });
  const hasOffers = Boolean(list.offers.data?.length);
  useShortcut('n', t('common:shortcuts.new'), create);
  const close = () => setOpen(undefined);
  return (
    <PageFrame
      area="offers"
      title={t('title')}
      actions={<Actions list={list} withNew={hasOffers} onNew={create} />}
    >
      <Strip list={list} />
      {hasOffers && <ListFilters list={list} />}
      {hasOffers && <StateChips list={list} />}
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
  const { duplicate, busy: copied } = useDuplicating();
  const { archive, busy: putAside } = useArchiving();
  const busy = copied ?? putAside;
  return useMemo(
    () => ({
      busy,
      onDuplicate: ({ id }: OfferRow, todayWorks: boolean) => duplicate({ id, todayWorks }),
      onArchive: (offer: OfferRow) => archive({ offer, archived: !offer.archived }),
      onDelete: (offer: OfferRow) => setOpen({ what: 'delete', offer }),
    }),
    [duplicate, archive, busy, setOpen],
  );
}

/** The year that is chosen, or this one; nothing before a first offer was sent. */
function Strip({ list: { offers, state, today } }: { list: List }) {
  const counted = useCounted(offers.data, today);
  return counted?.length ? <FunnelStrip counted={counted} year={state.year || today.slice(0, 4)} /> : null;
}

type ActionsProps = { list: List; withNew: boolean; onNew: () => void };

function Actions({ list: { found = [] }, withNew, onNew }: ActionsProps) {
  const { t } = useTranslation(['offerList', 'common', 'offerFigures']);
  const navigate = useNavigate();
  const { busy, save } = useExport(found);
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
          ...(withNew
            ? [
                {
                  label: t('offerFigures:title'),
                  icon: 'chart-bar' as const,
                  onSelect: () => navigate(paths.offerFigures),
                },
                { label: t('export.action'), icon: 'file-excel' as const, onSelect: save },
              ]
            : []),
          {
            label: t('templates.title'),
            icon: 'clone',
            line: withNew,
            onSelect: () => navigate(paths.offerTemplates),
          },
          { label: t('texts.title'), icon: 'align-left', onSelect: () => navigate(paths.offerTexts) },
          { label: t('settings.title'), icon: 'wrench', onSelect: () => navigate(paths.offerSettings) },
        ]}
        trigger={(props) => (
          <IconButton icon="ellipsis-v" label={t('common:actions.more')} busy={busy} {...props} />
        )}
      />
    </>
  );
}
