import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import type { CreateQuotationInput } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aChoice,
  aPhase,
  aTestServer,
  button,
  chosenProducts,
  inPanel,
  openLastStage,
  openTest,
  panel,
  press,
  procedure,
  stageButtons,
  toggle,
} from './open-test.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

const recommended = { recommended: 'always' } as const;
/** A phase with one choice, one with a recommended choice that requires a product, and one with none recommended. */
const phases = () => [
  aPhase('Pulizia', [aChoice(['detergente'])], procedure('Lava il muro.')),
  aPhase('Rasatura', [
    aChoice(['primer-base']),
    aChoice(['rasacalce'], { ...recommended, ...procedure('Stendi due mani.') }),
  ]),
  aPhase('Fondo', [aChoice(['primer-base']), aChoice(['detergente'])]),
];
const head = () => screen.getByRole('region', { name: 'Prossimo passo' });
const bar = () => within(screen.getByRole('region', { name: 'Azioni' }));
const filled = () => bar().getAllByRole<HTMLButtonElement>('button').at(-1) as HTMLButtonElement;
const isOpen = (phase: string) => toggle(phase).getAttribute('aria-expanded') === 'true';
const chosenNames = () =>
  [...document.querySelectorAll('.phase-panel')].map((one) => textOf(one.querySelector('.chosen-name')));

describe('all that is recommended', () => {
  it('is said with what it brings and what stays to be chosen, before it is taken [OPW-69]', async () => {
    aTestServer({ phases: phases() });
    await openLastStage();
    expect(textOf(head())).toContain('1 scelta consigliata per le tue risposte');
    expect(textOf(head())).toContain('2 prodotti, con quelli che richiedono · Da scegliere tu: Fondo');
    expect(document.activeElement).toBe(head());
    expect(textOf(filled())).toBe('Prendi tutti i consigliati');
  });

  it('is taken with the products it requires by one press, which leads to the first phase left [OPW-69, WIZ-055]', async () => {
    aTestServer({ phases: phases() });
    const test = await openLastStage();
    await test.user.click(filled());
    expect(chosenProducts()).toEqual(['Detergente', 'Rasacalce', 'Rete']);
    expect(await screen.findByText('1 scelta consigliata presa · Da scegliere tu: Fondo')).toBeTruthy();
    expect(['Pulizia', 'Rasatura', 'Fondo'].map(isOpen)).toEqual([false, false, true]);
    expect(document.activeElement).toBe(toggle('Fondo'));
    expect(textOf(filled())).toBe('Prossima fase');
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    expect(textOf(filled())).toBe('Leggi le procedure');
  });

  it('leaves a choice that was made, and is no more when every phase has one [OPW-69]', async () => {
    aTestServer({ phases: phases() });
    const test = await openLastStage();
    await test.user.click(inPanel('Rasatura', 'Scegli Primer Base'));
    expect(textOf(filled())).toBe('Prossima fase');
    await test.user.click(filled());
    expect(document.activeElement).toBe(toggle('Fondo'));
    expect(chosenProducts()).toEqual(['Detergente', 'Primer Base']);
  });

  it('is taken back to the choices, rows and counts of before, and opens their phases again [OPW-69]', async () => {
    aTestServer({ phases: phases() });
    const test = await openLastStage();
    await test.user.click(await screen.findByRole('button', { name: /Uno in più di .*Detergente/ }));
    const [before, names] = [textOf(document.querySelector('.selected-list')), chosenNames()];
    await test.user.click(filled());
    expect(textOf(document.querySelector('.selected-list'))).not.toBe(before);
    await press(test, 'Annulla');
    expect(textOf(document.querySelector('.selected-list'))).toBe(before);
    expect(chosenNames()).toEqual(names);
    expect(['Pulizia', 'Rasatura', 'Fondo'].map(isOpen)).toEqual([false, true, true]);
    expect(document.activeElement).toBe(toggle('Rasatura'));
    expect(textOf(filled())).toBe('Prendi tutti i consigliati');
  });

  it('leads, with all procedures read in one place, to the quotation in three presses [OPW-69, OPW-71]', async () => {
    const server = aTestServer({ phases: phases().slice(0, 2) });
    const test = await openLastStage();
    await test.user.click(filled());
    await test.user.click(filled());
    const dialog = within(await screen.findByRole('dialog', { name: 'Procedure delle fasi' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual(['Pulizia']);
    expect(dialog.getAllByRole('heading', { level: 4 }).map(textOf)).toEqual(['Rasacalce']);
    expect(dialog.getByText('Lava il muro.')).toBeTruthy();
    expect(dialog.getByText('Stendi due mani.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Crea preventivo' }));
    await test.user.keyboard('{Enter}');
    await screen.findByText('elsewhere');
    expect(place()).toBe('/preventivi/made');
    const [{ input } = { input: undefined }] = server.asked<{ input: CreateQuotationInput }>(
      'CreateQuotation',
    );
    expect(input?.selectedProducts.map(({ product }) => product)).toEqual([
      'detergente',
      'rasacalce',
      'rete',
    ]);
    expect(input?.guidedTest?.chosen).toEqual([
      { phase: 'pulizia', choice: '0' },
      { phase: 'rasatura', choice: '1' },
    ]);
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
  });
});

describe('all procedures in one place', () => {
  it('can be read at any time, and lead on only when nothing else is missing [OPW-71, WIZ-054]', async () => {
    aTestServer({ phases: phases() });
    const test = await openLastStage();
    await press(test, 'Tutte le procedure');
    const dialog = within(await screen.findByRole('dialog', { name: 'Procedure delle fasi' }));
    expect(dialog.queryByRole('button', { name: 'Crea preventivo' })).toBeNull();
    await test.user.click(dialog.getAllByRole('button', { name: 'Chiudi' })[0] as Element);
    expect(screen.queryByText('Pulizia: apri la procedura')).toBeNull();
    expect(textOf(panel('Pulizia'))).toContain('Completa');
  });

  it('are not offered where there is none', async () => {
    aTestServer({ phases: phases().slice(2) });
    await openLastStage();
    expect(screen.queryByRole('button', { name: 'Tutte le procedure' })).toBeNull();
  });
});

describe('a double press', () => {
  it('on the last answer chooses nothing in the stage it leads to', async () => {
    aTestServer({ phases: phases() });
    await openLastStage();
    const choose = inPanel('Fondo', 'Scegli Primer Base');
    fireEvent.click(choose, { detail: 2 });
    expect(chosenProducts()).toEqual(['Detergente']);
    fireEvent.click(choose, { detail: 1 });
    expect(chosenProducts()).toEqual(['Detergente', 'Primer Base']);
  });

  it('on the button that leads on takes one step', async () => {
    aTestServer({ phases: phases().slice(0, 2) });
    await openLastStage();
    fireEvent.click(filled(), { detail: 1 });
    fireEvent.click(filled(), { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(filled())).toBe('Leggi le procedure');
  });
});

describe('the colour that was answered', () => {
  const coloured = (codes: string[]) => [{ name: 'Unico', name_i18n: null, colors: codes, prices: [] }];
  const open = async (codes: string[]) => {
    const server = aTestServer({ phases: [aPhase('Fondo', [aChoice(['primer-base'])])] });
    server.answers.DraftRows = () => ({
      draftRows: [{ id: 'primer-base', priceType: 'colors', priceranges: coloured(codes) }],
    });
    const test = openTest();
    await openLastStage('Tinta', test, async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Scegli il colore' }));
      await test.user.click(await dialog.findByRole('radio', { name: /TN 1/ }));
      await test.user.click(dialog.getByRole('button', { name: 'Conferma colore' }));
    });
    return within(screen.getByRole('complementary', { name: 'Prodotti scelti' }));
  };

  it('is shown at the product that takes it [OPW-67]', async () => {
    const side = await open(['TN 1']);
    expect(textOf(await side.findByText('TN 1', { selector: '.row-colour' }))).toBe('TN 1');
  });

  it('counts the packages anew when it is another one: they may be others [OPW-67]', async () => {
    aTestServer({ phases: [aPhase('Fondo', [aChoice(['primer-base'])])] });
    const test = await openLastStage();
    const count = () => screen.getByRole('spinbutton').getAttribute('aria-valuenow');
    await test.user.click(await screen.findByRole('button', { name: /Uno in più di .*Primer Base/ }));
    expect(count()).toBe('3');
    const answerAgain = async (answer: string) => {
      await test.user.click(stageButtons()[2] as Element);
      await press(test, 'Cambia risposta: Quale colore?');
      await press(test, answer);
    };
    await answerAgain('Bianco');
    expect(count()).toBe('3');
    await answerAgain('Tinta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Scegli il colore' }));
    await test.user.click(await dialog.findByRole('radio', { name: /TN 1/ }));
    await test.user.click(dialog.getByRole('button', { name: 'Conferma colore' }));
    expect(count()).toBe('2');
  });

  it('is said to be missing, and why, where the product does not come in it [OPW-67]', async () => {
    const side = await open([]);
    expect(await side.findByText('Colore mancante')).toBeTruthy();
    expect(side.getByText('TN 1 non è disponibile per questo prodotto')).toBeTruthy();
  });
});

describe('recommended choices and the answered colour', () => {
  const finishes = () => [
    aPhase('Finitura', [
      aChoice(['primer-base'], recommended),
      aChoice(['detergente'], recommended),
      aChoice(['rasacalce']),
    ]),
  ];
  const open = (withoutColour: string[]) => {
    const server = aTestServer({ phases: finishes(), withoutColour });
    return openLastStage().then((test) => ({ server, test }));
  };
  const badges = () =>
    within(panel('Finitura'))
      .getAllByRole('article')
      .map((card) => within(card).queryByText('Non in questo colore') !== null);

  it('one that comes in it is taken before one that does not, which says so [OPW-36, OPW-69]', async () => {
    const { server, test } = await open(['primer-base']);
    expect(badges()).toEqual([true, false, false]);
    expect(server.asked('ProductsWithoutColour')).toEqual([
      { colour: 'Bianco', products: ['primer-base', 'detergente', 'rasacalce'] },
    ]);
    expect(textOf(head())).not.toContain('Nessuna consigliata');
    await test.user.click(filled());
    expect(chosenProducts()).toEqual(['Detergente']);
  });

  it('the first is taken where none comes in it, which is said before and after [OPW-69]', async () => {
    const { test } = await open(['primer-base', 'detergente']);
    expect(textOf(head())).toContain(
      '1 prodotto, con quelli che richiede · Nessuna consigliata in Bianco: Finitura',
    );
    await test.user.click(filled());
    expect(chosenProducts()).toEqual(['Primer Base']);
    expect(
      await screen.findByText('1 scelta consigliata presa · Nessuna consigliata in Bianco: Finitura'),
    ).toBeTruthy();
  });

  it('nothing is taken before the server has answered, and the first after a failure [OPW-69]', async () => {
    const server = aTestServer({ phases: finishes() });
    let fail = (_: Error) => {};
    server.answers.ProductsWithoutColour = () =>
      new Promise<never>((_, reject) => {
        fail = reject;
      });
    let busy = false;
    const reached = openLastStage();
    await waitFor(() => {
      busy = isOff(filled()) && textOf(filled()) === 'Prendi tutti i consigliati';
      expect(busy).toBe(true);
    });
    fail(new GraphqlFailure('offline'));
    const test = await reached;
    await test.user.click(filled());
    expect(chosenProducts()).toEqual(['Primer Base']);
  });
});

it('the quotation cannot be created without a product, whatever leads on', async () => {
  aTestServer({ phases: [aPhase('Fondo', [aChoice(['primer-base'])])] });
  const test = await openLastStage();
  await press(test, 'Togli Primer Base');
  expect(isOff(button('Crea preventivo'))).toBe(true);
});
