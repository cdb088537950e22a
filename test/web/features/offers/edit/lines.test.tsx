import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { aFreeLine, aMaterial, anOffer, aSection, aWork, italianVat } from '#test/support/builders/offer.ts';
import { aWork as aStoredWork } from '#test/support/builders/work.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { resizeWindow } from '#test/support/window-size.ts';
import {
  anOfferServer,
  choose,
  chooseDialog,
  openDialog,
  openOffer,
  press,
  rows,
  rowWith,
  save,
  totals,
} from './open-offer.tsx';

afterEach(() => resizeWindow('usual'));

const named = (it: string) => ({ it });
const facade = () =>
  anOffer(
    [
      aFreeLine({
        ...{ id: 'trestle1', description: named('Ponteggio'), sectionId: 'section1' },
        ...{ unit: 'corpo', price: 4_200_000 },
      }),
      aWork(340, 13.5, { id: 'painting', description: named('Pittura'), sectionId: 'section2' }),
      aMaterial(340, {
        ...{ id: 'paint001', description: named('Adda Silossanica'), sectionId: 'section2' },
        material: { places: ['Cortile'] },
      }),
      aWork(14, 88, {
        ...{ id: 'railings', description: named('Ringhiere'), sectionId: 'section2' },
        ...{ unit: 'pz', optional: true },
      }),
    ],
    {
      sections: [aSection('section1', 'Protezioni'), aSection('section2', 'Facciate')],
      vat: italianVat.filter(({ code }) => code === 'IT10'),
    },
  );

describe('the lines of an offer', () => {
  it('stand in their sections, with the sum of the counted ones, and materials under their work [OFR-011, OFR-029]', async () => {
    anOfferServer(facade());
    await openOffer();
    expect(rows()).toEqual([
      'Protezioni 420,00 €',
      expect.stringContaining('a corpo420,00 €10 %420,00 €'),
      'Facciate 4.930,00 €',
      expect.stringMatching(/Pittura.*340 m².*14,50 €13,50 \+ 1,00 materiali10 %4\.930,00 €/),
      expect.stringContaining('nel prezzo'),
      expect.stringMatching(/Ringhiere.*1\.232,00 €/),
      'LavorazioneMaterialiRiga libera',
    ]);
    expect(totals()).toContain('Totale5.885,00 €');
  });

  it('say of options alone that they are outside the total', async () => {
    const { lines, sections } = facade();
    anOfferServer({ ...facade(), lines: lines.filter(({ optional }) => optional), sections });
    await openOffer();
    expect(rows()).toContain('Facciate fuori dal totale finché il cliente non le sceglie');
  });

  it('are filled down and up a column by the arrows, which a wrong number holds', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await press(user, /^Modifica il prezzo di Ponteggio/);
    await user.keyboard('500{ArrowDown}15{ArrowDown}1e5{ArrowUp}');
    expect(rowWith('Ponteggio')).toContain('500,00 €');
    expect(rowWith('Pittura')).toContain('15,00');
    const wrong = document.activeElement;
    expect(wrong?.getAttribute('aria-label')).toContain('Ringhiere');
    expect(wrong?.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Control>}a{/Control}90{ArrowDown}');
    expect(rowWith('Ringhiere')).toContain('90,00 €');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Modifica il prezzo di Ringhiere');
  });

  it('take a typed quantity in their place, a calculation too, without a request [MEA-004]', async () => {
    const { inputs } = anOfferServer(facade());
    const { user } = await openOffer();
    await press(user, 'Modifica la quantità di Pittura, ora 340 m²');
    await user.keyboard('2*(4,2+3,6){Enter}');
    expect(rowWith('Pittura')).toContain('15,6 m²');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Modifica la quantità di Pittura');
    expect(inputs()).toEqual([]);
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]).toMatchObject({
      revision: 1,
      lines: [
        { id: 'trestle1' },
        { id: 'painting', quantity: 15_600 },
        { id: 'paint001' },
        { id: 'railings' },
      ],
    });
  });

  it('keep a wrong number to be corrected, and leave it with Escape', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await press(user, /^Modifica il prezzo di Pittura/);
    await user.keyboard('tanto{Enter}');
    expect(screen.getByLabelText('Prezzo di Pittura').getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Prezzo di Pittura')).toBeNull();
    expect(rowWith('Pittura')).toContain('13,50');
  });

  it.each([
    ['Quantità', '2(3)', 'Scrivi un numero o un calcolo, per esempio 2*(4,20+3,60)'],
    ['Quantità', '4,20m', 'Scrivi un numero o un calcolo, per esempio 2*(4,20+3,60)'],
    ['Quantità', '10/0', 'Non si può dividere per zero'],
    ['Quantità', '2-3', 'Il risultato è negativo'],
    ['Quantità', '99999999999', 'Scrivi al massimo 1.000.000'],
    ['Quantità', '10000*10000', 'Scrivi al massimo 1.000.000'],
    ['Prezzo', 'tanto', 'Scrivi un numero, per esempio 12,50'],
    ['Prezzo', '99999999999', 'Scrivi al massimo 1.000.000'],
  ])('say why a number is refused when it is left by Tab: %s "%s"', async (label, typed, reason) => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await press(user, new RegExp(`^Modifica (la|il) ${label.toLowerCase()} di Pittura`));
    await user.keyboard(typed);
    await user.tab();
    const cell = screen.getByLabelText<HTMLInputElement>(`${label} di Pittura`);
    expect(cell.value).toBe(typed);
    expect(cell.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(cell.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(reason);
    await user.clear(cell);
    await user.type(cell, '2');
    expect(screen.queryByText(reason)).toBeNull();
    await user.tab();
    expect(screen.queryByLabelText(`${label} di Pittura`)).toBeNull();
    expect(rowWith('Pittura')).toMatch(/2 m²|2,00/);
  });

  it('show how "1.200" is read, and offer what else it may mean [OPC-24]', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await press(user, /^Modifica il prezzo di Pittura/);
    await user.keyboard('1.200');
    const cell = screen.getByLabelText('Prezzo di Pittura');
    expect(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '= 1,20',
    );
    await press(user, 'Intendevi 1.200,00?');
    expect(document.activeElement).toBe(cell);
    expect(screen.queryByText('= 1,20')).toBeNull();
    await user.keyboard('{Enter}');
    expect(rowWith('Pittura')).toContain('1.200,00');
  });

  it('say that a price is missing, and where it is to settle', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await press(user, /^Modifica il prezzo di Pittura/);
    await user.keyboard('{Backspace}{Enter}');
    expect(rowWith('Pittura')).toContain('Senza prezzo');
    const dialog = await openDialog(user, 'Manca il prezzo: Pittura · Facciate');
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Lavorazione');
  });

  it('are removed with an undo', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await choose(user, 'Pittura', 'Togli');
    expect(rows().some((row) => row.includes('Pittura'))).toBe(false);
    expect(screen.getByText('Pittura: tolta')).toBeDefined();
    await press(user, 'Annulla');
    expect(rowWith('Pittura')).toContain('Pittura');
    expect(screen.getAllByText('Tutto salvato')).toHaveLength(2);
  });

  it('are duplicated, and moved by menu and by keys [OFR-010]', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await choose(user, 'Pittura', 'Duplica');
    expect(rows().filter((row) => row.includes('Pittura'))).toHaveLength(2);
    await choose(user, 'Ponteggio', 'Sposta giù');
    expect(rows()[0]).toContain('Protezioni 0,00');
    expect(rows()[1]).toContain('Facciate');
    expect(rows()[2]).toContain('Ponteggio');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rows()[1]).toContain('Ponteggio');
  });
});

it('a line that goes to another section keeps its grip, which Alt and an arrow move, too [OFR-010]', async () => {
  anOfferServer(facade());
  const { user } = await openOffer();
  const grip = () => screen.findByRole('button', { name: 'Sposta Ponteggio' });
  await grip();
  await choose(user, 'Ponteggio', 'Sposta giù');
  expect(rows()[2]).toContain('Ponteggio');
  expect((await grip()).closest('tr')?.textContent).toContain('Ponteggio');
  (await grip()).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(rows()[1]).toContain('Ponteggio');
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Ponteggio');
});

describe('a free line', () => {
  it('leaves the focus where another one is added, also after the first of an offer', async () => {
    anOfferServer(anOffer([], { vat: italianVat }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Riga libera');
    await user.type(dialog.getByLabelText(/^Descrizione/), 'Smaltimento');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi riga' }));
    expect(rows()[0]).toContain('Smaltimento');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Riga libera' }));
  });

  it('has description, any unit, quantity, price, VAT, hours and costs [WRK-029]', async () => {
    const { inputs } = anOfferServer(facade());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Riga libera');
    await user.type(dialog.getByLabelText(/^Descrizione/), 'Smaltimento');
    await user.clear(dialog.getByLabelText(/^Quantità/));
    await user.type(dialog.getByLabelText(/^Quantità/), '2,5');
    await user.clear(dialog.getByLabelText(/^Unità/));
    await user.type(dialog.getByLabelText(/^Unità/), 'viaggi');
    await user.type(dialog.getByLabelText(/^Prezzo/), '80');
    await user.selectOptions(dialog.getByLabelText('IVA'), '22 %');
    await user.type(dialog.getByLabelText('Ore per unità'), '1,5');
    await user.type(dialog.getByLabelText('Altri costi per unità'), '20');
    expect(dialog.getByText(/^Importo/).textContent).toContain('200,00');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi riga' }));
    expect(rows().at(-2)).toMatch(/Smaltimento.*2,5 viaggi.*80,00 €22 %200,00 €/);
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.lines?.at(-1)).toMatchObject({
      ...{ kind: 'free', description: { it: 'Smaltimento' }, unit: 'viaggi', quantity: 2500, price: 800_000 },
      ...{ vat: 'IT22', hours: 15_000, unitCost: 200_000, sectionId: 'section2' },
    });
  });

  it('is not added without a description', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Riga libera');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi riga' }));
    expect(dialog.getByText('Scrivi la descrizione')).toBeDefined();
  });

  it('is kept among the works without its quantity [WRK-014]', async () => {
    const { answers, asked } = anOfferServer(facade());
    answers.WorksForOffers = () => ({ works: [{ ...aStoredWork(), code: 'V01' }] });
    answers.KeepWork = () => ({ createWork: { id: 'kept', revision: 1, code: 'V02' } });
    const { user } = await openOffer();
    const dialog = await chooseDialog(user, 'Ponteggio', 'Salva tra le lavorazioni');
    await waitFor(() => expect(dialog.getByLabelText(/^Codice/).getAttribute('value')).toBe('V02'));
    await user.click(dialog.getByRole('button', { name: 'Salva lavorazione' }));
    await screen.findByText('Lavorazione salvata: V02');
    expect(asked<{ work: object }>('KeepWork')[0]?.work).toEqual({
      ...{ code: 'V02', description: { it: 'Ponteggio', en: null, de: null }, longText: null, group: null },
      ...{ unit: 'corpo', price: 4_200_000, vat: 'IT10', hours: null, hourlyCost: null, unitCost: null },
      ...{ finished: false, phases: [] },
    });
  });
});

describe('works of the library', () => {
  it('are found, ticked and copied whole into the section [WRK-012, WRK-024]', async () => {
    const { answers, inputs } = anOfferServer(facade());
    const wash = aStoredWork({ id: 'w1', code: 'P1', description: { it: 'Lavaggio' }, price: null });
    const seal = aStoredWork({
      id: 'w2',
      code: 'P2',
      description: { it: 'Sigillatura' },
      price: 30_000,
      unit: 'm',
    });
    answers.WorksForOffers = () => ({ works: [wash, seal, { ...wash, id: 'w3', archived: true }] });
    answers.WorkForOffers = ({ id }: { id: string }) => ({ work: id === 'w1' ? wash : seal });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Lavorazione');
    await dialog.findByText('Lavaggio', { exact: false });
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.getAllByRole('listitem').map(textOf)[0]).toContain('Senza prezzo');
    await user.type(dialog.getByRole('searchbox'), 'sigil');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi 1 lavorazione' }));
    await waitFor(() => expect(rows().at(-2)).toContain('Sigillatura'));
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.lines?.at(-1)).toMatchObject({
      ...{ kind: 'work', unit: 'm', quantity: 0, price: 30_000, sectionId: 'section2' },
      work: { workId: 'w2', workRevision: seal.revision },
    });
  });

  it('get the offer’s VAT where their own code is not offered [WRK-006, OFR-059]', async () => {
    const { answers, inputs } = anOfferServer(facade());
    const wash = aStoredWork({ id: 'w1', description: { it: 'Lavaggio' }, vat: 'own-00000001' });
    answers.WorksForOffers = () => ({ works: [wash] });
    answers.WorkForOffers = () => ({ work: wash });
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Lavorazione');
    await user.click(await dialog.findByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi 1 lavorazione' }));
    await waitFor(() => expect(rows().at(-2)).toContain('Lavaggio'));
    await save(user);
    await waitFor(() => expect(inputs()[0]?.lines?.at(-1)).toMatchObject({ vat: facade().defaultVat }));
  });
});

describe('a section', () => {
  it('is named, with the measured places proposed [OFR-011]', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Sezione');
    await user.click(dialog.getByRole('button', { name: 'Cortile' }));
    expect(dialog.getByLabelText(/^Nome/).getAttribute('value')).toBe('Cortile');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi sezione' }));
    expect(rows()).toContain('Cortile 0,00 €');
  });

  it('prints its total only, and its numbers stay [OFR-012]', async () => {
    const { inputs } = anOfferServer(facade());
    const { user } = await openOffer();
    const before = totals();
    const dialog = await chooseDialog(user, 'Facciate', 'Modifica la sezione');
    await user.click(dialog.getByRole('checkbox', { name: 'Solo il totale' }));
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(rows()).toContain('Facciate solo il totale4.930,00 €');
    expect(totals()).toEqual(before);
    await save(user);
    await waitFor(() => expect(inputs()[0]?.sections?.[1]).toMatchObject({ totalOnly: true }));
  });

  it('is removed with its lines, and comes back with the undo', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await choose(user, 'Facciate', 'Togli la sezione con le sue righe');
    expect(screen.getByText('Facciate: tolta con 3 righe')).toBeDefined();
    expect(totals()).toContain('Totale462,00 €');
    await press(user, 'Annulla');
    expect(totals()).toContain('Totale5.885,00 €');
  });

  it.each([
    ['on a desk', 'usual'],
    ['on a phone', 'phone'],
  ] as const)(
    'gives the focus to the next one when it is removed, the last one to the screen: %s',
    async (_, width) => {
      resizeWindow(width);
      const sections = [aSection('kitchen', 'Cucina'), aSection('study', 'Studio')];
      anOfferServer(anOffer([], { sections }));
      const { user } = await openOffer();
      await choose(user, 'Cucina', 'Togli la sezione con le sue righe');
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Altre azioni su Studio' }));
      await choose(user, 'Studio', 'Togli la sezione con le sue righe');
      expect(document.activeElement).not.toBe(document.body);
    },
  );
});

describe('options and alternatives', () => {
  it('an option counts once it is chosen [OFR-040, OFR-043]', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    expect(totals()).toContain("Totale con l'opzione7.240,20 €");
    await choose(user, 'Ringhiere', 'Scelta dal cliente');
    expect(totals()).toContain('Totale7.240,20 €');
    const dialog = await chooseDialog(user, 'Ringhiere', 'Modifica');
    expect(
      dialog.getByRole('checkbox', { name: 'Opzionale: conta, perché è scelta dal cliente' }),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await choose(user, 'Ringhiere', 'Non più scelta dal cliente');
    expect(totals()).toContain("Totale con l'opzione7.240,20 €");
  });

  it('a line becomes an alternative to another one, which stays chosen [OFR-041, OFR-042]', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    const dialog = await chooseDialog(user, 'Ponteggio', 'Modifica');
    await user.selectOptions(dialog.getByLabelText('In alternativa a'), 'Pittura · Facciate');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(rowWith('Ponteggio')).toContain('in alternativa');
    // Without the work that took it, the material is priced by itself.
    expect(rowWith('Ponteggio')).toContain('420,00 €−4.170,00 €');
    expect(rowWith('Pittura')).toContain('scelta tra le alternative');
    await choose(user, 'Ponteggio', 'Scegli questa');
    expect(rowWith('Ponteggio')).toContain('scelta tra le alternative');
    expect(totals()[0]).toContain('760,00');
  });
});

describe('the policy of materials', () => {
  it.each([
    ['Compresi nel prezzo finito', 'nel prezzo', '5.350,00'],
    ['Elencati con prezzo', '340,00 €', '5.350,00'],
    ['Elencati senza prezzo', 'nel prezzo', '5.350,00'],
    ['Esclusi, a carico del cliente', 'a carico del cliente', '5.010,00'],
  ])('%s decides for all materials [OFR-025]', async (policy, shown, sum) => {
    const { inputs } = anOfferServer({
      ...facade(),
      policy: policy.startsWith('Compresi') ? 'priced' : 'inPrice',
    });
    const { user } = await openOffer();
    await user.selectOptions(screen.getByLabelText('Materiali'), policy);
    expect(rowWith('Adda')).toContain(shown);
    expect(totals()[0]).toContain(sum);
    await save(user);
    await waitFor(() => expect(Object.keys(inputs()[0] ?? {})).toEqual(['id', 'revision', 'policy']));
  });

  it('and the markup, typed in its place [OFR-026]', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    await press(user, /^Modifica il ricarico/);
    await user.keyboard('100{Enter}');
    expect(rowWith('Pittura')).toContain('13,50 + 2,00 materiali');
  });

  it('a material names the works that it belongs to [OFR-027, OFR-034]', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Adda Silossanica');
    expect(dialog.getByText('nel prezzo: Pittura · Facciate')).toBeDefined();
    const works = within(dialog.getByRole('group', { name: 'Lavorazioni a cui appartiene' }));
    await user.click(works.getByRole('checkbox', { name: 'Ringhiere · Facciate' }));
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(rows().at(-3)).toContain('Ringhiere');
    expect(rows().at(-2)).toContain('Adda');
  });

  it('a material without a price says what its cost is of', async () => {
    anOfferServer(anOffer([aMaterial(null, { quantity: 42_000 })]));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Adda Silossanica');
    const cost = dialog.getByRole('textbox', { name: 'Costo mio' });
    expect(textOf(cost.closest('details'))).toContain('Di tutta la riga, 42 l: nel preventivo non ha prezzo');
  });
});

describe('the buttons that add', () => {
  const place = () => rows().findIndex((row) => row.startsWith('Lavorazione'));

  it('stand in the section that has the focus, and move only after a press is a click', async () => {
    anOfferServer(facade());
    const { user } = await openOffer();
    expect(place()).toBe(6);
    const price = screen.getByRole('button', { name: /^Modifica il prezzo di Ponteggio/ });
    await user.pointer({ keys: '[MouseLeft>]', target: price });
    expect(document.activeElement).toBe(price);
    expect(place()).toBe(6);
    await user.pointer({ keys: '[/MouseLeft]', target: price });
    expect(place()).toBe(2);
  });

  it('follow the focus of the keyboard', async () => {
    anOfferServer(facade());
    await openOffer();
    act(() => screen.getByRole('button', { name: 'Altre azioni su Ponteggio' }).focus());
    expect(place()).toBe(2);
  });
});

describe('a corrected description', () => {
  const translated = { it: 'Pittura', en: 'Painting', de: 'Anstrich' };
  const painting = () =>
    aWork(10, 8, { id: 'painting', description: translated, longText: { it: 'Due mani', en: 'Two coats' } });

  it('loses the translations that nobody saw, which would print the old work [OFR-088]', async () => {
    const { inputs } = anOfferServer(anOffer([painting()], { language: 'de' }));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Anstrich');
    const german = dialog.getByLabelText('Descrizione in Tedesco');
    await user.clear(german);
    await user.type(german, 'Gerüst');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(rowWith('Gerüst')).toContain('10 m²');
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.lines).toEqual([{ id: 'painting', description: { it: 'Pittura', de: 'Gerüst' } }]);
  });

  it('and a corrected text that follows lose them in an Italian offer, too', async () => {
    const { inputs } = anOfferServer(anOffer([painting()]));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Pittura');
    for (const label of [/^Descrizione/, 'Testo che segue'])
      await user.type(dialog.getByLabelText(label), ' e fondo');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.lines).toEqual([
      { id: 'painting', description: { it: 'Pittura e fondo' }, longText: { it: 'Due mani e fondo' } },
    ]);
  });

  it('keeps them where another field was changed', async () => {
    const { inputs } = anOfferServer(anOffer([painting()]));
    const { user } = await openOffer();
    const dialog = await openDialog(user, 'Pittura');
    await user.type(dialog.getByLabelText('Sconto'), '5');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.lines).toEqual([{ id: 'painting', discount: 500 }]);
  });

  it('is the one that the list shows, whatever the language of the screen', async () => {
    anOfferServer(anOffer([painting()]));
    const { user } = await openOffer();
    await act(() => i18next.changeLanguage('en'));
    try {
      const dialog = await openDialog(user, 'Pittura');
      expect(dialog.getByLabelText(/^Description/)).toHaveProperty('value', 'Pittura');
    } finally {
      await act(() => i18next.changeLanguage('it'));
    }
  });
});
