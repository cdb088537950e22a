import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { lightCustomer } from '#shared/customers/light-customer.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { aServer } from '#test/support/a-server.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import OffersPage from '#web/features/offers/list/offers-page.tsx';
import { askForOffer, type OfferBeginning } from '#web/lib/ask-for-offer.ts';

type Created = { title: string | null; customerId: string | null };
type Around = {
  customers?: readonly Customer[];
  quotations?: readonly { id: string; name: string; customerId?: string; siteId?: string }[];
  templates?: readonly { id: string; name: string; title: string }[];
};

/** A server of one owner's offers, in slices of two. */
export function anOffersServer(
  offers: readonly OfferLight[],
  { customers = [], quotations = [], templates = [] }: Around = {},
) {
  let stored = [...offers];
  const put = (offer: OfferLight) => {
    stored = [...stored, offer];
    return offer;
  };
  return aServer({
    ListedOffers: ({ after }: { after: string | null }) => {
      const from = after ? stored.findIndex(({ id }) => id === after) + 1 : 0;
      const items = stored.slice(from, from + 2);
      const next = from + 2 < stored.length ? (items.at(-1)?.id ?? null) : null;
      return { offers: { items, next } };
    },
    DuplicateOffer: ({ input: { id } }: { input: { id: string } }) => ({
      duplicateOffer: put({
        ...aLightOffer(),
        ...stored.find((one) => one.id === id),
        id: 'copy',
        number: 99,
      }),
    }),
    DeleteOffer: ({ id }: { id: string }) => {
      stored = stored.filter((one) => one.id !== id);
      return { deleteOffer: id };
    },
    ArchiveOffer: ({ offer, archived }: { offer: string; archived: boolean }) => {
      stored = stored.map((one) => (one.id === offer ? { ...one, archived } : one));
      return { archiveOffer: { id: offer } };
    },
    CreateOffer: ({ input }: { input: Created }) => ({
      createOffer: put(aLightOffer({ id: 'made', title: input.title ?? 'Offerta' })),
    }),
    OfferableQuotations: () => ({
      quotations: {
        items: quotations.map(({ id, name }) => ({ id, name, location: 'Bergamo' })),
      },
    }),
    QuotationPeople: ({ id }: { id: string }) => ({
      quotation: { customerId: null, siteId: null, ...quotations.find((one) => one.id === id) },
    }),
    OfferTemplates: () => ({ offerTemplates: templates }),
    Customers: () => ({ customers: { items: customers.map(lightCustomer), next: null } }),
    Customer: ({ id }: { id: string }) => ({ customer: customers.find((one) => one.id === id) }),
  });
}

/** Opens /offerte as a painter; `/da` leads there from another screen, which asks for a new offer. */
export async function openOffers(address = '/offerte', asked: OfferBeginning = {}) {
  signIn({ type: 'imbianchino' });
  const opened = openScreens(address, {
    '/offerte': (timer) => <OffersPage timer={timer} />,
    '/offerte/:id': () => <h1>Offerta</h1>,
    '/da': () => (
      <h1>
        <Link to="/offerte" state={askForOffer(asked)}>
          Altrove
        </Link>
      </h1>
    ),
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

export const numbers = () => [...document.querySelectorAll('.offer-number')].map(textOf);
export const dialog = () => within(screen.getByRole('dialog'));
