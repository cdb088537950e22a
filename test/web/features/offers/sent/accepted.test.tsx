import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { aFreeLine, aMilestone } from '#test/support/builders/offer.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { openOffer } from '../edit/open-offer.tsx';
import { aReadyOffer, aSentOffer, aSentServer, aVersion } from './sent-server.ts';

const line = (id: string, name: string, euros: number, fields: object = {}) =>
  aFreeLine({ id, description: { it: name }, price: euros * 10_000, vat: 'IT10', ...fields });

/** Sent with the quartz paint and without the skirting, 1.100,00 €. */
const offerOf = (fields: Partial<Offer> = {}) =>
  aReadyOffer({
    lines: [
      line('painting', 'Pittura', 500),
      line('skirting', 'Zoccolino', 200, { optional: true }),
      line('quartz', 'Quarzo', 500, { alternative: 'paint', chosen: true }),
      line('siloxane', 'Silossanica', 800, { alternative: 'paint' }),
    ],
    plan: [aMilestone('percent', 3000), aMilestone('rest')],
    ...fields,
  });
const accepted = {
  ...{ lines: ['skirting', 'siloxane'], names: ['Zoccolino', 'Silossanica'] },
  ...{ value: 150_000, vat: 15_000, stamp: 0, total: 165_000 },
  plan: [
    { label: '30 % · Acconto', amount: 49_500 },
    { label: 'Saldo', amount: 115_500 },
  ],
};
const outcome = { by: 'customer', how: null, day: '2026-11-26', note: null, at: '2026-11-26T10:00:00.000Z' };
const entry = (fields: object) => ({
  ...{ event: 'accepted', at: '2026-11-26T10:00:00.000Z', who: null, version: 1, detail: null },
  ...fields,
});

async function opened(offer = offerOf(), how: Partial<typeof accepted> = {}, fields: object = {}) {
  aSentServer({
    ...{ offer, versions: [aVersion({ state: 'accepted', value: 100_000, total: 110_000 })] },
    sent: aSentOffer({
      ...{ state: 'accepted', signed: true, value: 150_000 },
      outcome: { ...outcome, by: 'customer' },
      ...{ accepted: { ...accepted, ...how }, ...fields },
    }),
    more: {
      OfferTimeline: () => ({
        offerTimeline: {
          items: [
            entry({ id: 'signed', by: 'customer' }),
            entry({ id: 'noted', by: 'owner', detail: 'spoken' }),
            entry({ id: 'ticked', by: 'owner', detail: 'paper 140000' }),
          ],
          next: null,
        },
      }),
    },
  });
  return openOffer();
}
const wordsOf = (element: Element | null) => textOf(element).replaceAll('\u00a0', ' ');

describe('an accepted offer', () => {
  it('shows its owner choice, total and plan as accepted [ACC-013, FUP-002]', async () => {
    await opened();
    expect(
      await screen.findByText(/Accettata con: Zoccolino e Silossanica\. Totale 1\.650,00.€\./),
    ).toBeDefined();
    const card = await screen.findByRole('region', { name: 'Totale' });
    for (const amount of ['1.500,00 €', '150,00 €', '1.650,00 €', '495,00 €', '1.155,00 €'])
      expect(wordsOf(card)).toContain(amount);
    expect(wordsOf(card)).not.toContain('Con le opzioni');
    expect(screen.queryByText(/non ha ricevuto/)).toBeNull();
  });

  it('shows them beside every other part, in its version and in its timeline [SND-012, SND-048]', async () => {
    const { user } = await opened();
    await user.click(await screen.findByRole('link', { name: /^Versioni/ }));
    const aside = await screen.findByRole('region', { name: 'Totali' });
    expect(wordsOf(aside)).toMatch(
      /Zoccolino e Silossanica\. ?Imponibile ?1\.500,00 € ?IVA ?150,00 € ?Totale ?1\.650,00 € ?30 % · Acconto ?495,00 € ?Saldo ?1\.155,00 €/,
    );
    const [row] = await within(await screen.findByRole('region', { name: 'Versioni' })).findAllByRole(
      'listitem',
    );
    expect(wordsOf(row ?? null)).toMatch(/Accettata con: Zoccolino e Silossanica\..*1\.650,00 €/);
    await user.click(screen.getByRole('link', { name: /^Cronologia/ }));
    const [signed, noted, ticked] = await within(
      await screen.findByRole('region', { name: 'Cronologia' }),
    ).findAllByRole('listitem');
    expect(wordsOf(signed ?? null)).toContain('1.650,00 €');
    expect(wordsOf(noted ?? null)).toContain('1.100,00 €, A voce, segnata da te');
    expect(wordsOf(ticked ?? null)).toContain('1.400,00 €, Firmata su carta, segnata da te');
  });

  it.each([
    [{ names: [] }, 'Accettata senza opzioni.'],
    [{ names: null as never }, 'dal cliente il 26/11/2026. Totale'],
  ])('says where nothing was chosen, and nothing where there was no choice: %j', async (how, said) => {
    await opened(offerOf(), how);
    const notice = await screen.findByText(/Accettata e firmata/);
    expect(wordsOf(notice)).toContain(said);
  });

  it('with changes that were not sent says so, and shows what was accepted [SND-001, SND-046]', async () => {
    await opened(offerOf({ discount: { percent: 5000 } }));
    expect(
      await screen.findByText(/modifiche che il cliente non ha ricevuto: vale la versione 1/),
    ).toBeDefined();
    const sums = await screen.findByRole('region', { name: 'Totali' });
    for (const amount of ['1.500,00 €', '1.650,00 €', '495,00 €']) expect(wordsOf(sums)).toContain(amount);
    expect(wordsOf(document.querySelector('.phone-total'))).toBe('1.650,00 €');
  });

  it('says of changed texts alone that they were not sent [SND-001, SND-046]', async () => {
    await opened(offerOf(), {}, { changed: true });
    expect(await screen.findByText('Modifiche non inviate dopo la versione 1')).toBeDefined();
    expect(screen.queryByText(/modifiche che il cliente non ha ricevuto/)).toBeNull();
  });

  it.each([
    [offerOf(), 4],
    [offerOf({ discount: { percent: 5000 } }), 2],
  ])(
    'has the documents of what was accepted, and workbooks where nothing else was edited: %#',
    async (offer, count) => {
      const { user } = await opened(offer);
      await user.click(screen.getByRole('button', { name: 'Documento' }));
      const names = within(await screen.findByRole('menu'))
        .getAllByRole('menuitem')
        .map(textOf);
      expect(names).toHaveLength(count);
      expect(names.slice(0, 2)).toEqual(['Apri la versione 1, accettata', 'Apri la copia firmata']);
    },
  );
});
