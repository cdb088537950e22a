import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import type { UpdateQuotationInput } from '#web/graphql/quotations.ts';
import {
  aChoice,
  aPhase,
  aTestServer,
  button,
  chosenProducts,
  inPanel,
  openLastStage,
  openTest,
  phases,
  press,
  procedure,
  question,
  restartButton,
  testAddress,
  toggle,
} from './open-test.tsx';

const kept = () => JSON.parse(localStorage.getItem('guided-test:marta') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  signIn();
});

describe('a running test on this device', () => {
  it('is written half a second after an answer, with the version of the guided test', async () => {
    aTestServer();
    const test = openTest();
    await screen.findByText('Dove?');
    await press(test, 'Esterno');
    test.pass(499);
    expect(kept()).toBeNull();
    test.pass(1);
    expect(kept()).toMatchObject({ version: 3, state: { run: { answers: { luogo: ['esterno'] } } } });
  });

  it('is offered and goes on where it was, with its products and its version [OPW-23]', async () => {
    const server = aTestServer();
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    test.pass(500);
    cleanup();
    const again = openTest(testAddress.replace('Casa+Mengoni', 'Altro'));
    await screen.findByRole('heading', { name: 'Hai un test in corso' });
    expect(screen.getByText('Casa Mengoni - Imola (BO): 4 risposte date.')).toBeTruthy();
    await press(again, 'Riprendi il test');
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(chosenProducts()).toEqual(['Detergente', 'Primer Base']);
    expect(place()).toContain('name=Casa+Mengoni');
    expect(server.asked<{ version?: number }>('GuidedTest').map(({ version }) => version)).toContain(3);
  });

  it('keeps the customer and the site that the quotation is for [OPW-23, CUS-027]', async () => {
    aTestServer();
    const address = `${testAddress}&customerId=ferri&siteId=villa`;
    const test = await openLastStage('Bianco', openTest(address));
    test.pass(500);
    cleanup();
    const again = openTest(testAddress);
    await press(again, 'Riprendi il test');
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(place()).toMatch(/customerId=ferri&siteId=villa/);
  });

  it('keeps the procedures that were opened and the packages set by hand', async () => {
    aTestServer({
      phases: [
        aPhase('Lettura', [], procedure('Proteggi i vetri.')),
        aPhase('Fondo', [aChoice(['primer-base'])]),
      ],
    });
    const test = await openLastStage();
    await test.user.click(inPanel('Lettura', 'Procedura: Lettura'));
    await test.user.click((await screen.findAllByRole('button', { name: 'Chiudi' }))[0] as Element);
    await test.user.click(await screen.findByRole('button', { name: /Uno in più di .*Primer Base/ }));
    test.pass(500);
    cleanup();
    const again = openTest();
    await again.user.click(await screen.findByRole('button', { name: 'Riprendi il test' }));
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    const count = await screen.findByRole('spinbutton', { name: /Primer Base/ });
    expect(count.getAttribute('aria-valuenow')).toBe('3');
    expect(isOff(button('Crea preventivo'))).toBe(false);
  });

  it('keeps away what was taken back, and is read in the form it had before there was such a thing [OPW-68]', async () => {
    aTestServer();
    const test = await openLastStage();
    await test.user.click(toggle('Pulizia'));
    await test.user.click(inPanel('Pulizia', /^Detergente: selezionata in automatico/));
    test.pass(500);
    cleanup();
    const resumed = async () => {
      const again = openTest();
      await again.user.click(await screen.findByRole('button', { name: 'Riprendi il test' }));
      await screen.findByRole('complementary', { name: 'Prodotti scelti' });
      return chosenProducts();
    };
    expect(await resumed()).toEqual([]);
    cleanup();
    const { state, ...rest } = kept();
    const { declined, ...older } = state;
    expect(declined).toEqual({ pulizia: '0' });
    localStorage.setItem('guided-test:marta', JSON.stringify({ ...rest, state: older }));
    expect(await resumed()).toEqual(['Detergente']);
  });

  it('is forgotten when it starts over', async () => {
    aTestServer();
    const test = openTest();
    await screen.findByText('Dove?');
    await press(test, 'Esterno');
    test.pass(500);
    expect(kept()).not.toBeNull();
    await test.user.click(restartButton());
    await test.user.click(await screen.findByRole('menuitem', { name: 'Ricomincia tutto' }));
    test.pass(500);
    expect(kept()).toBeNull();
  });

  it('begins anew when the offer is declined, and is offered no more', async () => {
    aTestServer();
    const test = openTest();
    await screen.findByText('Dove?');
    await press(test, 'Esterno');
    test.pass(500);
    cleanup();
    const again = openTest();
    await screen.findByRole('heading', { name: 'Hai un test in corso' });
    await press(again, 'Ricomincia');
    await screen.findByText('Dove?');
    expect(textOf(question())).toBe('Dove?');
    expect(kept()).toBeNull();
  });

  it('is written at once when its screen is left or the page is hidden', async () => {
    aTestServer();
    const test = openTest();
    await screen.findByText('Dove?');
    await press(test, 'Esterno');
    expect(kept()).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toMatchObject({ state: { run: { answers: { luogo: ['esterno'] } } } });
    await test.user.click(screen.getByRole('radio', { name: 'Mattone' }));
    expect(kept()).not.toMatchObject({ state: { run: { answers: { supporto: ['mattone'] } } } });
    cleanup();
    expect(kept()).toMatchObject({ state: { run: { answers: { supporto: ['mattone'] } } } });
  });

  it('is left alone when what lies there cannot be read', async () => {
    localStorage.setItem('guided-test:marta', '{"version":');
    aTestServer();
    openTest();
    expect(await screen.findByText('Dove?')).toBeTruthy();
  });

  it('belongs to one user', async () => {
    aTestServer();
    const test = openTest();
    await screen.findByText('Dove?');
    await press(test, 'Esterno');
    test.pass(500);
    cleanup();
    signIn({ id: 'anna' });
    openTest();
    expect(await screen.findByText('Dove?')).toBeTruthy();
  });
});

describe('the guided test of a stored quotation', () => {
  const guidedTest = {
    version: 3,
    answers: [
      { question: 'luogo', answers: ['esterno'] },
      { question: 'supporto', answers: ['mattone'] },
      { question: 'danni', answers: ['crepe'] },
      { question: 'colore', answers: ['bianco'] },
    ],
    chosen: [
      { phase: 'pulizia', choice: '0' },
      { phase: 'fondo', choice: '0' },
    ],
  };
  const open = async (
    stored: object = { id: 'q1', guidedTest, tags: ['esterno'] },
    changes: Parameters<typeof aTestServer>[0] = {},
  ) => {
    const server = aTestServer({ ...changes, stored });
    const test = openTest('/preventivi/q1/modifica?test');
    return { server, test };
  };

  it('opens with its answers, choices and version, and has nothing to save [OPW-23]', async () => {
    const { server } = await open();
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(server.asked<{ version: number }>('GuidedTest')[0]?.version).toBe(3);
    expect(document.querySelectorAll('.phase-panel.complete')).toHaveLength(2);
    expect(isOff(button('Aggiorna'))).toBe(true);
  });

  it('counts the procedure of a phase without a choice as opened when it was saved [WIZ-054, OPW-34]', async () => {
    const lettura = aPhase('Lettura', [], procedure('Proteggi i vetri.'));
    await open(undefined, { phases: [...phases(), lettura] });
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(screen.queryByText('Manca ancora')).toBeNull();
    expect(document.querySelectorAll('.phase-panel.complete')).toHaveLength(3);
  });

  it('takes nothing by itself that the quotation was saved without [OPW-68]', async () => {
    const without = { ...guidedTest, chosen: [{ phase: 'fondo', choice: '0' }] };
    await open({ id: 'q1', guidedTest: without });
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(chosenProducts()).not.toContain('Detergente');
    expect(screen.getByText('Esclusa da te')).toBeTruthy();
    expect(button('Aggiorna').title).toBe('Nessuna modifica da salvare');
  });

  it('shows the packages of the quotation for its own area, which count on from there', async () => {
    const [row] = aQuotation().selectedProducts;
    if (!row) throw new Error('The quotation has no row.');
    const packs = [{ id: 'five', packaging: 5, quantity: 9, price: 40 }];
    const byHand = { ...row, sId: 'd', priceranges: [{ name: 'Unico', colors: [], prices: packs }] };
    const { server, test } = await open({ id: 'q1', guidedTest, area: 320, selectedProducts: [byHand] });
    expect(await screen.findByText('5 l, servono 32 l')).toBeTruthy();
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('9');
    await press(test, /^Uno in più di /);
    await press(test, 'Aggiorna');
    const [{ input } = { input: undefined }] = server.asked<{ input: UpdateQuotationInput }>(
      'UpdateQuotation',
    );
    expect(input?.selectedProducts).toMatchObject([{ sId: 'd', prices: [{ id: 'five', quantity: 10 }] }]);
  });

  /** Chosen otherwise, kept, and the page loaded anew, perhaps after somebody saved. */
  const changedAndReloaded = async (changes: object = {}) => {
    const stored = {
      id: 'q1',
      revision: 3,
      guidedTest,
      selectedProducts: aQuotation().selectedProducts.slice(0, 1),
    };
    const { test } = await open(stored);
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    const before = chosenProducts();
    await test.user.click(screen.getByRole('button', { name: /2\s*Fondo/ }));
    await test.user.click(inPanel('Fondo', 'Scegli Rasacalce'));
    test.pass(500);
    cleanup();
    const again = await open({ ...stored, ...changes });
    return { ...again, before };
  };
  const keptOfQuotation = () => localStorage.getItem('guided-test:marta:q1');

  it('offers what was changed and not saved, and goes on with it until it is saved', async () => {
    const { server, test, before } = await changedAndReloaded();
    await screen.findByRole('heading', { name: 'Hai un test in corso' });
    await press(test, 'Riprendi il test');
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(chosenProducts()).toEqual([...before, 'Rasacalce', 'Rete']);
    await press(test, 'Aggiorna');
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
    expect(server.asked('UpdateQuotation')).toHaveLength(1);
    expect(keptOfQuotation()).toBeNull();
  });

  it('starts from the quotation again where that is wanted, and is offered no more', async () => {
    const { test, before } = await changedAndReloaded();
    await screen.findByRole('heading', { name: 'Hai un test in corso' });
    await press(test, 'Riparti dal preventivo');
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(chosenProducts()).toEqual(before);
    expect(isOff(button('Aggiorna'))).toBe(true);
    expect(keptOfQuotation()).toBeNull();
  });

  it('offers nothing of a quotation that was saved since', async () => {
    const { before } = await changedAndReloaded({ revision: 4 });
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    expect(chosenProducts()).toEqual(before);
  });

  it('sends the new choices and the rows that stay, and leads back to the quotation', async () => {
    const rows = aQuotation().selectedProducts.slice(0, 1);
    const { server, test } = await open({ id: 'q1', guidedTest, selectedProducts: rows });
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    const before = chosenProducts();
    await test.user.click(screen.getByRole('button', { name: /2\s*Fondo/ }));
    await test.user.click(inPanel('Fondo', 'Scegli Rasacalce'));
    expect(chosenProducts()).toEqual([...before, 'Rasacalce', 'Rete']);
    await press(test, 'Aggiorna');
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
    const [{ input } = { input: undefined }] = server.asked<{ input: UpdateQuotationInput }>(
      'UpdateQuotation',
    );
    expect(input?.guidedTest).toMatchObject({ version: 3, chosen: [{ phase: 'pulizia' }, { choice: '1' }] });
    expect(input?.selectedProducts?.map(({ product }) => product)).toEqual([
      ...before.map(() => undefined),
      'rasacalce',
      'rete',
    ]);
  });

  it('asks before it is left with changes [WIZ-008]', async () => {
    const { test } = await open();
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    const leave = () => test.user.click(screen.getByRole('link', { name: 'Torna al preventivo' }));
    await test.user.click(screen.getByRole('button', { name: /2\s*Fondo/ }));
    await test.user.click(inPanel('Fondo', 'Scegli Rasacalce'));
    await leave();
    const dialog = within(await screen.findByRole('alertdialog'));
    await test.user.click(dialog.getByRole('button', { name: 'Resta' }));
    expect(inPanel('Fondo', /^Scelta: Rasacalce/)).toBeTruthy();
    await leave();
    await test.user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
  });

  it('is left without a question when nothing was changed', async () => {
    const { test } = await open();
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    await test.user.click(screen.getByRole('link', { name: 'Torna al preventivo' }));
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
  });

  it('is no test where the quotation was made by hand', async () => {
    await open({ id: 'q1', guidedTest: null });
    await screen.findByText('elsewhere');
    expect(place()).toBe('/preventivi/q1');
  });

  it('lets an answer be changed', async () => {
    const { test } = await open();
    await screen.findByRole('complementary', { name: 'Prodotti scelti' });
    await test.user.click(screen.getByRole('button', { name: /Tipologia del supporto/ }));
    await press(test, 'Cambia risposta: Dove?');
    expect(textOf(question())).toBe('Dove?');
  });
});
