import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { Badge } from '#web/components/badge.tsx';
import type { ReadCustomer, WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { Menu } from '#web/components/menu.tsx';
import { type Meta, PageFrame } from '#web/components/page-frame.tsx';
import { PageTabs, useTab } from '#web/components/page-tabs.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { ColoursCard } from '../colours/colours-card.tsx';
import { FewColours } from '../colours/few-colours.tsx';
import { useColourCard } from '../colours/use-colour-card.ts';
import { kindIcons } from '../parts/kind-mark.tsx';
import { townOf } from '../parts/reach.ts';
import { useArchiving } from '../parts/use-archiving.ts';
import { ContactsCard } from './contacts-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { OffersCard, QuotationsCard } from './made-cards.tsx';
import { NewOffer, NewQuotation } from './new-buttons.tsx';
import { PhoneReach } from './phone-reach.tsx';
import { SitesCard } from './sites-card.tsx';
import { useMadeOffers, useMadeQuotations } from './use-made.ts';

const EditCustomerDialog = lazyDialog(() => import('../form/edit-customer-dialog.tsx'));
const EraseCustomerDialog = lazyDialog(() => import('./erase-customer-dialog.tsx'));
const MergeDialog = lazyDialog(() => import('../merge/merge-dialog.tsx'));
const LikelySame = lazyExtra(() => import('../merge/likely-same.tsx'));
const SiteDialog = lazyDialog(() => import('../form/site-dialog.tsx'));
const ContactDialog = lazyDialog(() => import('../form/contact-dialog.tsx'));

type Part<Each> = Each | undefined;
type Open =
  | { what: 'edit' }
  | { what: 'erase' }
  | { what: 'merge'; other?: string }
  | { what: 'site'; site: Part<WholeCustomer['sites'][number]> }
  | { what: 'contact'; contact: Part<WholeCustomer['contacts'][number]> };

const tabs = ['data', 'quotations', 'offers', 'colours'] as const;

/** Contacts, sites and data at the left; at the right the things that were made for the customer (CUS-026). */
export function CustomerScreen({ customer }: { customer: ReadCustomer }) {
  const { t } = useTranslation('customers');
  const [open, setOpen] = useState<Open>();
  const tab = useTab(tabs);
  const quotations = useMadeQuotations(customer.id).data;
  const offers = useMadeOffers(customer.id).data;
  const card = useColourCard(customer.id).data;
  const shown = card?.lines.filter(({ hidden }) => !hidden);
  const counts = {
    data: undefined,
    quotations: quotations?.total,
    offers: offers?.length,
    colours: shown?.length,
  };
  const name = customerName(customer);
  const made = {
    quotations: { rows: quotations?.items, total: quotations?.total },
    offers: { rows: offers, total: offers?.length },
  };
  return (
    <PageFrame
      title={name}
      breadcrumbs={[{ label: t('title'), to: paths.customers }, { label: name }]}
      titleEnd={
        <>
          <Badge icon={kindIcons[customer.kind]}>{t(`kinds.${customer.kind}`)}</Badge>
          {customer.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
        </>
      }
      meta={useMeta(customer)}
      actions={<Actions customer={customer} onOpen={(what) => setOpen({ what })} />}
    >
      <PhoneReach customer={customer} />
      <PageTabs
        label={t('page.tabs')}
        tabs={tabs.map((value) => ({ value, label: t(`page.${value}`), count: counts[value] }))}
        shown={tab}
      />
      {tab === 'data' && (
        <div className="customer-page">
          <div className="stack">
            <Suspense fallback={null}>
              <LikelySame id={customer.id} onMerge={(other) => setOpen({ what: 'merge', other })} />
            </Suspense>
            <ContactsCard
              customer={customer}
              onAdd={() => setOpen({ what: 'contact', contact: undefined })}
              onEdit={(contact) => setOpen({ what: 'contact', contact })}
            />
            <SitesCard
              customer={customer}
              onAdd={() => setOpen({ what: 'site', site: undefined })}
              onEdit={(site) => setOpen({ what: 'site', site })}
            />
            <FactsCard customer={customer} onEdit={() => setOpen({ what: 'edit' })} />
          </div>
          <div className="stack">
            <OffersCard {...made.offers} />
            <QuotationsCard {...made.quotations} />
            <FewColours customer={customer.id} lines={shown} />
          </div>
        </div>
      )}
      {tab === 'quotations' && <QuotationsCard {...made.quotations} whole />}
      {tab === 'offers' && <OffersCard {...made.offers} whole />}
      {tab === 'colours' && card && <ColoursCard card={card} />}
      <SaveBar phoneOnly>
        <NewQuotation customer={customer} block />
        <NewOffer customer={customer} block />
      </SaveBar>
      <DialogPlace>
        {open && <CustomerDialog open={open} customer={customer} onClose={() => setOpen(undefined)} />}
      </DialogPlace>
    </PageFrame>
  );
}

function useMeta(customer: WholeCustomer): Meta[] {
  const { t } = useTranslation('customers');
  const town = townOf({ ...customer, postalCode: null });
  const since: Meta = { icon: 'calendar', text: t('page.since', { day: formatDate(customer.createdAt) }) };
  return [...(town ? [{ icon: 'map-marker', text: town } as const] : []), since];
}

type DialogProps = { open: Open; customer: WholeCustomer; onClose: () => void };

function CustomerDialog({ open, customer, onClose }: DialogProps) {
  const navigate = useNavigate();
  if (open.what === 'edit') return <EditCustomerDialog id={customer.id} onClose={onClose} />;
  if (open.what === 'erase') return <EraseCustomerDialog customer={customer} onClose={onClose} />;
  if (open.what === 'merge')
    return (
      <MergeDialog
        first={customer.id}
        second={open.other}
        onMerged={(kept) => navigate(paths.customer(kept), { replace: true })}
        onClose={onClose}
      />
    );
  if (open.what === 'site') return <SiteDialog customer={customer} site={open.site} onClose={onClose} />;
  return <ContactDialog customer={customer} contact={open.contact} onClose={onClose} />;
}

type ActionsProps = { customer: WholeCustomer; onOpen: (what: 'edit' | 'merge' | 'erase') => void };

function Actions({ customer, onOpen }: ActionsProps) {
  const { t } = useTranslation(['customers', 'common']);
  const { set } = useArchiving();
  const { archived } = customer;
  return (
    <>
      <NewQuotation customer={customer} />
      <NewOffer customer={customer} />
      <Menu
        label={t('common:actions.more')}
        items={[
          { label: t('list.edit'), icon: 'pencil', onSelect: () => onOpen('edit') },
          {
            label: t(archived ? 'list.restore' : 'list.archive'),
            icon: archived ? 'history' : 'inbox',
            onSelect: () => set({ customer, archived: !archived }),
          },
          { label: t('list.merge'), icon: 'clone', onSelect: () => onOpen('merge') },
          { label: t('erase.menu'), icon: 'trash', danger: true, onSelect: () => onOpen('erase') },
        ]}
        trigger={(props) => <IconButton icon="ellipsis-v" label={t('common:actions.more')} {...props} />}
      />
    </>
  );
}
