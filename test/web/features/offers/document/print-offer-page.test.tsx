import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { aServer } from '#test/support/a-server.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { aFacadeOffer, theSettings } from '#test/support/builders/offer-document.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import PrintOfferPage from '#web/features/offers/document/print-offer-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

const print = vi.fn();
let hand: ReturnType<typeof handTimer>;
beforeEach(() => {
  print.mockClear();
  hand = handTimer();
  signIn({ firstName: 'Andrea', lastName: 'Conti', city: 'Bergamo' });
});
afterEach(cleanup);

/** As GraphQL answers it: with both fields of a discount. */
const answered = (offer: Offer) => ({
  ...offer,
  discount: { percent: null, amount: null, ...offer.discount },
});

function open(query = '', offer = aFacadeOffer(), more: Parameters<typeof aServer>[0] = {}) {
  const server = aServer({
    OfferToPrint: () => ({ offer: answered(offer), offerSettings: theSettings, sentOffer: null }),
    ...more,
  });
  openScreens(`/offerte/o1/stampa${query}`, {
    '/offerte/:id/stampa': () => <PrintOfferPage dialog={{ timer: hand.timer, print }} />,
  });
  return server;
}

test('the print view is the document, titled after its file [OFR-088, OFR-093, OFR-095]', async () => {
  const server = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Offerta' })).toBeTruthy();
  expect(screen.getByText('BOZZA')).toBeTruthy();
  expect(screen.getByText('14.604,94 €')).toBeTruthy();
  expect(screen.getByText('Sconto 3 %')).toBeTruthy();
  expect(screen.getByText('Conti Tinteggiature')).toBeTruthy();
  expect(document.title).toContain('Offerta 18/2026 - Condominio Via dei Mille 14');
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(server.calls.map(({ operation, variables }) => [operation, variables])).toEqual([
    ['OfferToPrint', { id: 'o1' }],
  ]);
});

test('it has the notice of the right to withdraw, as the version that would be sent [ACC-023]', async () => {
  const withdrawalNotice = { it: 'Puoi recedere entro 14 giorni.', en: null, de: null };
  open('', aFacadeOffer(), {
    OfferToPrint: () => ({
      offer: answered(aFacadeOffer()),
      offerSettings: { ...theSettings, withdrawalNotice },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Diritto di recesso' })).toBeTruthy();
  expect(screen.getByText('Puoi recedere entro 14 giorni.')).toBeTruthy();
});

test('a discount in euro is taken as such [OFR-046]', async () => {
  open('', aFacadeOffer({ discount: { amount: 10_000 } }));
  expect(await screen.findByText('−100,00 €')).toBeTruthy();
});

test('it is in the language of the address, else of the offer [OFR-088]', async () => {
  open('?lang=de');
  expect(await screen.findByRole('heading', { level: 1, name: 'Angebot' })).toBeTruthy();
  cleanup();
  open('', aFacadeOffer({ language: 'en' }));
  expect(await screen.findByText('DRAFT')).toBeTruthy();
});

test('it opens the print dialog when it is asked to, once the document is there', async () => {
  open('?print=1');
  await screen.findByRole('heading', { level: 1 });
  expect(print).not.toHaveBeenCalled();
  act(() => hand.pass(2000));
  expect(print).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  await screen.findByRole('heading', { level: 1 });
  act(() => hand.pass(2000));
  expect(print).toHaveBeenCalledTimes(1);
});

test('it has the measurement sheets where they are wished for, but for quotations that are gone [OFR-092]', async () => {
  const measures = someMeasures([aRoom()]);
  const server = open('?measures=true', aFacadeOffer(), {
    QuotationToMeasure: () => ({ quotation: aQuotation({ measures }) }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Foglio misure' })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(server.asked('QuotationToMeasure')).toEqual([{ id: 'quotation' }]);
  cleanup();
  open('?measures=true', aFacadeOffer(), {
    QuotationToMeasure: () => {
      throw new GraphqlFailure('not-found');
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Offerta' })).toBeTruthy();
  expect(screen.queryByText('Foglio misure')).toBeNull();
});

test('it says why there is no document', async () => {
  open('', aFacadeOffer(), {
    OfferToPrint: () => {
      throw new GraphqlFailure('not-found');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Offerta non trovata' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Torna alle offerte' }).getAttribute('href')).toBe('/offerte');
  cleanup();
  open('', aFacadeOffer(), {
    OfferToPrint: () => {
      throw new GraphqlFailure('offline');
    },
  });
  expect(await screen.findByRole('heading', { name: "Non riesco ad aprire l'offerta" })).toBeTruthy();
});

test('texts are shown as text', async () => {
  open('', aFacadeOffer({ title: '<img src=x onerror=hit()>' }));
  expect(await screen.findByText('<img src=x onerror=hit()>')).toBeTruthy();
});

test('an accepted offer is not printed from its working copy [SND-005, SND-046]', async () => {
  open('?print=1', aFacadeOffer(), {
    OfferToPrint: () => ({
      ...{ offer: answered(aFacadeOffer()), offerSettings: theSettings },
      sentOffer: { state: 'accepted' },
    }),
  });
  expect(await screen.findByText('Questa offerta è già stata accettata.')).toBeTruthy();
  expect(screen.queryByText('BOZZA')).toBeNull();
  hand.pass(10_000);
  expect(print).not.toHaveBeenCalled();
});
