import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Offer, PrintedCustomer } from '#shared/schemas/offer.ts';
import { aFreeLine, aMilestone, anOffer, aVatCode, aWork } from '#test/support/builders/offer.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { anOfferServer, openDialog, openOffer, press, save, totals } from './open-offer.tsx';

const codes = [
  aVatCode('IT10', 1000, { label: '10 % recupero abitazioni' }),
  aVatCode('IT22', 2200, { label: '22 %' }),
];
/** Four lines, 839,16 at two rates (F7). */
const example = (fields: Partial<Offer> = {}) =>
  anOffer(
    [
      aWork(42.12, 9.8, { id: 'line0001' }),
      aWork(15.12, 7.45, { id: 'line0002', discount: 1000 }),
      aFreeLine({ id: 'line0003', unit: 'corpo', price: 850_000 }),
      aFreeLine({ id: 'line0004', unit: 'corpo', price: 2_400_000, vat: 'IT22' }),
    ],
    { vat: codes, ...fields },
  );
const apply = async (user: Awaited<ReturnType<typeof openOffer>>['user'], name = 'Applica') =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('the totals of an offer', () => {
  it('are sum, taxable, VAT by code with the highest rate first, total [OFR-057]', async () => {
    anOfferServer(example());
    await openOffer();
    expect(totals().slice(0, 6)).toEqual([
      ...['Somma delle voci839,16 €', 'Sconto', 'Imponibile839,16 €'],
      ...['IVA 22 % su 240,00 €52,80 €', 'IVA 10 % su 599,16 €59,92 €', 'Totale951,88 €'],
    ]);
  });

  it('take a discount in percent or in euro, not above the sum [OFR-046]', async () => {
    const { inputs } = anOfferServer(example());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Sconto');
    await user.type(dialog.getByLabelText('Sconto'), '10');
    expect(dialog.getByText(/Imponibile: 755,24/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Importo' }));
    await user.type(dialog.getByLabelText('Sconto'), '1000');
    expect(dialog.getByText("Lo sconto supera l'importo")).toBeDefined();
    await user.clear(dialog.getByLabelText('Sconto'));
    await user.type(dialog.getByLabelText('Sconto'), '39,16');
    await apply(user);
    expect(totals()).toContain('Imponibile800,00 €');
    await save(user);
    await waitFor(() => expect(inputs()[0]).toMatchObject({ discount: { amount: 3916 } }));
  });

  it('round to a wanted total, and say when it is no longer that one [OFR-047, OFR-050]', async () => {
    anOfferServer(example());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Arrotonda a…');
    await user.type(dialog.getByLabelText('Importo voluto'), '950');
    expect(dialog.getByText(/Arrotondamento: −1,66/)).toBeDefined();
    await apply(user, 'Arrotonda');
    expect(totals()).toContain('Arrotondamento−1,66 €');
    expect(totals()).toContain('Totale950,00 €');
    await user.selectOptions(screen.getByLabelText('Materiali'), 'Elencati con prezzo');
    expect(screen.queryByText(/non è più/)).toBeNull();
    await press(user, /^Modifica il prezzo di Riga, ora 85,00/);
    await user.keyboard('95{Enter}');
    expect(await screen.findByText(/^Il totale non è più 950,00/)).toBeDefined();
    await press(user, 'Arrotonda di nuovo');
    expect(totals()).toContain('Totale950,00 €');
  });

  it('offer what "1.200" may mean as a wanted total, also once the field is left [OPC-24, OFR-047]', async () => {
    anOfferServer(example());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Arrotonda a…');
    const wanted = dialog.getByLabelText('Importo voluto');
    await user.type(wanted, '1.200');
    await user.tab();
    expect(wanted).toHaveProperty('value', '1,20');
    await user.click(dialog.getByRole('button', { name: 'Intendevi 1.200,00?' }));
    expect(wanted).toHaveProperty('value', '1.200,00');
    expect(dialog.queryByRole('button', { name: /^Intendevi/ })).toBeNull();
  });

  it('name the nearest total, and refuse one that is too far [OFR-048, OFR-049]', async () => {
    anOfferServer(anOffer([aFreeLine({ id: 'line0001', price: 980_000, vat: 'IT22' })], { vat: codes }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Arrotonda a…');
    await user.type(dialog.getByLabelText('Importo voluto'), '119,20');
    expect(dialog.getByText(/^Con l'IVA il totale più vicino è 119,19/)).toBeDefined();
    await user.clear(dialog.getByLabelText('Importo voluto'));
    await user.type(dialog.getByLabelText('Importo voluto'), '50');
    expect(dialog.getByText("L'arrotondamento supera il 10 %: usa uno sconto.")).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Arrotonda' })).toHaveProperty('disabled', true);
  });
});

describe('the VAT of an offer', () => {
  it('is one code for all lines, after how many change is said [OFR-056]', async () => {
    const { inputs } = anOfferServer(example());
    const { user } = await openOffer();
    const dialog = await openDialog(user, "Cambia l'IVA, ora 22 %");
    expect(dialog.getByRole<HTMLOptionElement>('option', { selected: true }).value).toBe('IT22');
    expect(dialog.getByText('Su tutte le righe: ne cambiano 3')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Applica a tutte le righe' }));
    expect(screen.getByText('22 %: 3 righe cambiate')).toBeDefined();
    expect(totals()).toContain('IVA 22 % su 839,16 €184,62 €');
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.lines?.map(({ vat }) => vat)).toEqual(['IT22', 'IT22', 'IT22', undefined]);
  });

  it("lists an owner's own code with its rate", async () => {
    anOfferServer(example(), undefined, { vat: [aVatCode('RID', 500, { label: 'Ridotta' })] });
    const { user } = await openOffer();
    const dialog = await openDialog(user, "Cambia l'IVA, ora 22 %");
    const options = () => dialog.getAllByRole('option').map(textOf);
    await waitFor(() => expect(options()).toContain('Ridotta · 5 %'));
    expect(options()).toContain('22 %');
  });

  it('may be another one for new lines alone [OFR-055]', async () => {
    const { inputs } = anOfferServer(example());
    const { user } = await openOffer();
    const dialog = await openDialog(user, "Cambia l'IVA, ora 22 %");
    await user.selectOptions(dialog.getByLabelText('Codice IVA'), '4 % prima casa in costruzione');
    await user.click(dialog.getByRole('button', { name: 'Usa per le nuove righe' }));
    await save(user);
    await waitFor(() => expect(inputs()[0]).toEqual({ id: 'offer', revision: 1, defaultVat: 'IT4' }));
  });
});

const company: PrintedCustomer = {
  kind: 'company',
  ...{ name: 'Edil Po', vatNumber: '00743110157', taxCode: null, sdiCode: null, pec: null },
  ...{ email: null, phone: null, address: null, postalCode: null, city: null, province: null, country: 'IT' },
};

describe('special regimes', () => {
  it('reverse charge is proposed for a company with a VAT number, and does nothing by itself [OFR-063, OFR-066]', async () => {
    anOfferServer(example({ customerId: 'c1', customer: company }));
    const { user } = await openOffer();
    expect(totals()).toContain('Totale951,88 €');
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    expect(dialog.getByText(/inversione contabile \(N6.7\)/)).toBeDefined();
    expect(dialog.getByText('Verifica con il tuo commercialista.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Applica a tutte le righe' }));
    expect(totals()).toContain('Totale839,16 €');
    await press(user, 'Annulla');
    expect(totals()).toContain('Totale951,88 €');
  });

  it('reverse charge takes along what is set beside it [OFR-063]', async () => {
    anOfferServer(example({ customerId: 'c1', customer: company }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    await user.click(dialog.getByRole('button', { name: /^4\s%$/ }));
    await user.click(dialog.getByRole('button', { name: 'Applica a tutte le righe' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(totals()).toContain('Ritenuta 4 %−33,57 €');
  });

  it('reverse charge keeps a ticked split payment, and says that the two do not go together [OFR-063, OFR-065]', async () => {
    anOfferServer(example({ customerId: 'c1', customer: company }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    const split = dialog.getByRole('checkbox', { name: /^Scissione/ });
    await user.click(split);
    await user.click(dialog.getByRole('button', { name: 'Applica a tutte le righe' }));
    expect(split).toHaveProperty('checked', true);
    expect(dialog.getByRole('alert').textContent).toContain("non si usa con l'inversione contabile");
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it.each([
    ['a private customer with a VAT number', { kind: 'private' }],
    ['a company without a VAT number', { kind: 'company', vatNumber: null }],
  ] as const)('reverse charge is not proposed for %s [OFR-063]', async (_who, change) => {
    anOfferServer(example({ customerId: 'c1', customer: { ...company, ...change } }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    expect(dialog.queryByText(/inversione contabile/)).toBeNull();
  });

  it('each has a link to its rule, and the line that sends to the accountant [OFR-066]', async () => {
    anOfferServer(example({ customerId: 'c1', customer: company }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    const links = dialog.getAllByRole('link');
    expect(links.map(textOf)).toEqual([
      ...['La regola: art. 17 DPR 633/1972', 'La regola: art. 25-ter DPR 600/1973'],
      ...['La regola: DPR 642/1972', 'La regola: art. 17-ter DPR 633/1972'],
    ]);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.normattiva\.it\//);
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });

  it('withholding leads to what is to pay; split payment takes the VAT off [OFR-061, OFR-064]', async () => {
    const { inputs } = anOfferServer(example({ customerId: 'c1', customer: company }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    await user.click(dialog.getByRole('button', { name: /^4\s%$/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Scissione/ }));
    await apply(user);
    expect(totals().slice(6, 9)).toEqual([
      ...['Ritenuta 4 %−33,57 €', 'Scissione dei pagamenti−112,72 €', 'Netto a pagare805,59 €'],
    ]);
    await save(user);
    await waitFor(() =>
      expect(inputs()[0]).toEqual({ id: 'offer', revision: 1, withholding: 400, splitPayment: true }),
    );
  });

  it('names the total with the option beside the total, before withholding and split payment [OFR-061]', async () => {
    const option = aFreeLine({
      id: 'line0005',
      unit: 'corpo',
      price: 1_000_000,
      optional: true,
      vat: 'IT10',
    });
    const { lines } = example();
    anOfferServer(example({ lines: [...lines, option], withholding: 400 }));
    await openOffer();
    expect(totals().slice(5)).toEqual([
      ...[
        'Totale951,88 €',
        "Totale con l'opzione1.061,88 €",
        'Ritenuta 4 %−33,57 €',
        'Netto a pagare918,31 €',
      ],
    ]);
  });

  it('split payment with reverse charge is refused at once [OFR-065]', async () => {
    const reverse = aVatCode('IT-N6.7', 0, { nature: 'N6.7' });
    const lines = [aFreeLine({ id: 'line0001', vat: 'IT-N6.7' })];
    anOfferServer(anOffer(lines, { vat: [...codes, reverse], customerId: 'c1', customer: company }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    await user.click(dialog.getByRole('checkbox', { name: /^Scissione/ }));
    expect(dialog.getByRole('alert').textContent).toContain("non si usa con l'inversione contabile");
    expect(dialog.getByRole('button', { name: 'Applica' })).toHaveProperty('disabled', true);
  });

  it('the stamp says why it adds nothing where no line has a code for it [OFR-060]', async () => {
    anOfferServer(example());
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    expect(dialog.queryByText(/^Ora non si aggiunge/)).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: /^Bollo/ }));
    expect(dialog.getByText(/^Ora non si aggiunge/)).toBeDefined();
  });

  it('an owner of the flat-rate regime has the stamp alone [OFR-059]', async () => {
    anOfferServer(example(), undefined, { regime: 'flat' });
    const { user } = await openOffer();
    const dialog = await openDialog(user, /^Ritenuta, bollo, scissione/);
    await waitFor(() => expect(dialog.queryByLabelText('Ritenuta')).toBeNull());
    expect(dialog.getByRole('checkbox', { name: /^Bollo/ })).toBeDefined();
  });

  it('that came after an offer change all its lines by one press, with an undo [OFR-059]', async () => {
    const { inputs } = anOfferServer(example(), undefined, { regime: 'flat' });
    const { user } = await openOffer();
    await user.click(await screen.findByRole('button', { name: /^Metti l'IVA del tuo regime/ }));
    expect(screen.queryByRole('button', { name: /^Metti l'IVA del tuo regime/ })).toBeNull();
    expect(totals().join()).toContain('N2.2');
    await press(user, 'Annulla');
    expect(totals().join()).not.toContain('N2.2');
    await press(user, /^Metti l'IVA del tuo regime/);
    await save(user);
    await waitFor(() => expect(inputs()[0]).toMatchObject({ defaultVat: 'IT-N2.2' }));
    expect(new Set(inputs()[0]?.lines?.map(({ vat }) => vat))).toEqual(new Set(['IT-N2.2']));
  });
});

describe('the payment plan', () => {
  const plan = [aMilestone('percent', 3000), aMilestone('percent', 7000)];

  it('shows what each milestone comes to [OFR-072]', async () => {
    anOfferServer(example({ plan }));
    await openOffer();
    const list = within(screen.getByRole('region', { name: 'Pagamenti' }));
    expect(list.getAllByRole('listitem').map(textOf)).toEqual(['30 %Rata285,56 €', '70 %Rata666,32 €']);
  });

  it('is edited, and one that does not fit says by how much and can be kept [OFR-070, OFR-071, OFR-073]', async () => {
    const { inputs } = anOfferServer(example({ plan }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica i pagamenti');
    const second = within(dialog.getByRole('group', { name: 'Rata 2' }));
    await user.clear(second.getByLabelText(/^Quota/));
    await user.type(second.getByLabelText(/^Quota/), '60');
    expect(dialog.getByText(/Manca il 10/)).toBeDefined();
    await user.selectOptions(second.getByLabelText('Quando'), 'Dopo la fattura');
    await apply(user);
    expect(dialog.getByText('Scrivi i giorni, da 0 a 365')).toBeDefined();
    await user.type(second.getByLabelText(/^Giorni dopo/), '30');
    await apply(user);
    expect(textOf(screen.getByRole('region', { name: 'Pagamenti' }))).toContain('Manca il 10 %');
    expect(screen.getByRole('button', { name: 'I pagamenti non arrivano a 100 %' })).toBeDefined();
    await save(user);
    await waitFor(() =>
      expect(inputs()[0]?.plan?.[1]).toEqual({
        ...{ label: 'Rata', kind: 'percent', value: 6000 },
        when: { at: 'afterInvoice', day: null, days: 30 },
      }),
    );
  });

  it('says what a share may be at most, and keeps the dialog [OFR-070]', async () => {
    anOfferServer(example({ plan }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica i pagamenti');
    const second = within(dialog.getByRole('group', { name: 'Rata 2' }));
    await user.clear(second.getByLabelText(/^Quota/));
    await user.type(second.getByLabelText(/^Quota/), '110');
    expect(second.getByRole('alert').textContent).toBe('Scrivi al massimo 100');
    await apply(user);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('counts the shares of milestones that have no name and no day yet [OFR-070, OFR-073]', async () => {
    anOfferServer(example({ plan: [aMilestone('percent', 3000)] }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica i pagamenti');
    const group = (place: number) => within(dialog.getByRole('group', { name: `Rata ${place}` }));
    const share = (place: number) => group(place).getByLabelText<HTMLInputElement>(/^Quota/);
    const add = () => user.click(dialog.getByRole('button', { name: 'Aggiungi rata' }));
    await add();
    await user.selectOptions(group(2).getByLabelText('Quando'), 'Dopo la fattura');
    await user.clear(group(2).getByLabelText(/^Nome/));
    expect(group(2).getByRole('status').textContent).toContain('666,32');
    await user.clear(share(2));
    await user.type(share(2), '50');
    expect(dialog.getByText(/Manca il 20/)).toBeDefined();
    await add();
    expect(share(3).value).toBe('20');
  });

  it('a new milestone takes what the others leave, and may be the balance', async () => {
    anOfferServer(example({ plan: [aMilestone('percent', 3000)] }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica i pagamenti');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi rata' }));
    const second = within(dialog.getByRole('group', { name: 'Rata 2' }));
    expect(second.getByLabelText(/^Quota/).getAttribute('value')).toBe('70');
    await user.selectOptions(second.getByLabelText('Tipo'), 'Saldo');
    await user.type(second.getByLabelText(/^Nome/), 'Fine');
    expect(second.getByRole('status').textContent).toContain('666,32');
    await apply(user);
    expect(screen.getByRole('region', { name: 'Pagamenti' }).textContent).toContain('SaldoFine666,32');
  });

  it('a new milestone stands before a balance at the end [OFR-070]', async () => {
    anOfferServer(example({ plan: [aMilestone('percent', 3000), aMilestone('rest', 0)] }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Modifica i pagamenti');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi rata' }));
    const kindOf = (name: string) =>
      within(dialog.getByRole('group', { name })).getByLabelText<HTMLSelectElement>('Tipo').value;
    expect(['Rata 1', 'Rata 2', 'Rata 3'].map(kindOf)).toEqual(['percent', 'percent', 'rest']);
  });
});
