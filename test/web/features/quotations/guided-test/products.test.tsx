import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import { silently } from '#test/web/features/quotations/selection/open-selection.tsx';
import type { CreateQuotationInput } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aChoice,
  aPhase,
  aTestServer,
  button,
  catalogue,
  chosenProducts,
  inPanel,
  openLastStage,
  openTest,
  panel,
  press,
  procedure,
  question,
  restartButton,
  stageButtons,
  toggle,
} from './open-test.tsx';

// The question loads on demand: no test waits for the bundler.
await import('#web/features/quotations/selection/short/save-short-dialog.tsx');

type Opened = Awaited<ReturnType<typeof openLastStage>>;

beforeEach(() => {
  localStorage.clear();
  signIn();
});

/** Reads the procedure of the cleaning, whose only choice is taken already. */
async function cleanUp({ user }: Opened) {
  await user.click(inPanel('Pulizia', /^Procedura/));
  await user.click(
    within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Chiudi' })[0] as Element,
  );
}
const theBar = () => within(screen.getByRole('region', { name: 'Azioni' }));
/** The filled button of the bottom bar: what leads on. */
const leadsOn = () => textOf(theBar().getAllByRole('button').at(-1));

describe('the phases of the last stage', () => {
  it('are panels that open and fold, each with procedure, products and choices [WIZ-016, WIZ-017, WIZ-018, WIZ-019]', async () => {
    aTestServer();
    const test = await openLastStage();
    expect(toggle('Pulizia').getAttribute('aria-expanded')).toBe('false');
    expect(toggle('Fondo').getAttribute('aria-expanded')).toBe('true');
    expect(within(panel('Fondo')).getAllByRole('article')).toHaveLength(2);
    expect(inPanel('Pulizia', 'Procedura: Pulizia')).toBeTruthy();
    await test.user.click(toggle('Fondo'));
    expect(within(panel('Fondo')).queryAllByRole('article')).toHaveLength(0);
    await test.user.click(inPanel('Fondo', 'Prodotti: Fondo'));
    const dialog = await screen.findByRole('dialog', { name: 'Prodotti: Fondo' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => textOf(item.firstElementChild)),
    ).toEqual(['Primer Base', 'Rasacalce']);
  });

  it('say how they are carried out, which counts as read [WIZ-054]', async () => {
    aTestServer();
    const test = await openLastStage();
    expect(screen.getByText('Pulizia: apri la procedura')).toBeTruthy();
    await test.user.click(inPanel('Pulizia', 'Procedura: Pulizia'));
    expect((await screen.findByRole('dialog')).textContent).toContain('Lava il muro.');
    expect(screen.queryByText('Pulizia: apri la procedura')).toBeNull();
  });

  it('have their only choice taken at once, which is said and can be taken back for good [WIZ-020, WIZ-053, OPW-68]', async () => {
    aTestServer();
    const test = await openLastStage();
    expect(chosenProducts()).toEqual(['Detergente']);
    expect(textOf(panel('Pulizia').querySelector('.chosen-name'))).toBe(
      'Detergente · Selezionata in automatico',
    );
    await test.user.click(toggle('Pulizia'));
    await test.user.click(inPanel('Pulizia', 'Detergente: selezionata in automatico. Deseleziona'));
    expect(chosenProducts()).toEqual([]);
    expect(textOf(panel('Pulizia'))).toContain('Esclusa da te');
    expect(screen.queryByText(/^Pulizia:/)).toBeNull();
    await test.user.click(stageButtons()[0] as Element);
    await test.user.click(stageButtons()[3] as Element);
    expect(chosenProducts()).toEqual([]);
    await test.user.click(toggle('Pulizia'));
    await test.user.click(inPanel('Pulizia', 'Scegli Detergente'));
    expect(chosenProducts()).toEqual(['Detergente']);
  });

  it('of which nothing is for the user are said, folded, and ask for nothing [OPW-70]', async () => {
    aTestServer({
      phases: [
        aPhase('Fondo', [aChoice(['primer-base'])]),
        aPhase('Velature', [aChoice(['altrui'])], procedure('Stendi a panno.')),
        aPhase('Posa', [aChoice(['altrui'])]),
      ],
    });
    const test = await openLastStage();
    for (const name of ['Velature', 'Posa']) {
      expect(toggle(name).getAttribute('aria-expanded')).toBe('false');
      expect(textOf(panel(name))).toContain('Nessun prodotto per te');
    }
    expect(screen.getByText('1 di 1')).toBeTruthy();
    expect(leadsOn()).toBe('Crea preventivo');
    await test.user.click(inPanel('Velature', 'Procedura: Velature'));
    expect((await screen.findByRole('dialog')).textContent).toContain('Stendi a panno.');
  });

  it('are called Fase senza nome without a name, and say when a choice has no product [WIZ-062, WIZ-063, WER-016, WER-017]', async () => {
    aTestServer({ phases: [aPhase('', [aChoice([]), aChoice(['detergente'])], { id: 'x' })] });
    await openLastStage();
    expect(panel('Fase senza nome')).toBeTruthy();
    expect(screen.getByText('Questa scelta non include nessun prodotto.')).toBeTruthy();
  });

  it('show tags, priorities and phases without content to super users alone [WIZ-022, WIZ-023, WIZ-024]', async () => {
    const weighed = [
      aPhase('Fondo', [
        aChoice(['primer-base'], { priorities: [{ value: 7, tags: [] }], recommended: 'always' }),
        aChoice(['rasacalce']),
      ]),
      aPhase('Vuota', []),
    ];
    aTestServer({ phases: weighed });
    await openLastStage();
    expect(screen.queryByText('Tag del test')).toBeNull();
    expect(screen.queryByRole('region', { name: /Vuota/ })).toBeNull();
    expect(within(panel('Fondo')).queryByText('Priorità')).toBeNull();
    expect(within(panel('Fondo')).getByText('Consigliata')).toBeTruthy();
  });

  it('show a super user what others do not see [WIZ-022, WIZ-023, WIZ-024]', async () => {
    signIn({ superUser: true });
    aTestServer({
      phases: [
        aPhase('Fondo', [
          aChoice(['primer-base'], { priorities: [{ value: 7, tags: [] }] }),
          aChoice(['gone']),
        ]),
        aPhase('Vuota', []),
      ],
    });
    await openLastStage();
    const tags = screen.getByRole('list', { name: 'Tag del test' });
    expect(within(tags).getAllByRole('listitem').map(textOf)).toEqual(['esterno', 'mattone', 'crepe']);
    expect(textOf(panel('Vuota'))).toContain('Senza contenuto');
    expect(textOf(panel('Fondo').querySelector('.choice-card .badge'))).toBe('Priorità 7');
    expect(textOf(panel('Fondo'))).toContain('Nessun prodotto disponibile per te');
  });
});

describe('a phase that is complete', () => {
  type Sight = { target: Element; isIntersecting: boolean; boundingClientRect: DOMRect };
  /** The panels that are watched, to be scrolled out of the window. */
  const watch = () => {
    const watched = new Map<Element, (entries: Sight[]) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly own: Element[] = [];
        readonly seen: (entries: Sight[]) => void;
        constructor(seen: (entries: Sight[]) => void) {
          this.seen = seen;
        }
        observe(target: Element) {
          this.own.push(target);
          watched.set(target, this.seen);
        }
        disconnect() {
          for (const target of this.own) if (watched.get(target) === this.seen) watched.delete(target);
        }
      },
    );
    const scrollAway = (phase: string, isIntersecting = false) => {
      const target = panel(phase);
      const boundingClientRect = target.getBoundingClientRect();
      act(() => watched.get(target)?.([{ target, isIntersecting, boundingClientRect }]));
    };
    return scrollAway;
  };
  const isOpen = (phase: string) => toggle(phase).getAttribute('aria-expanded');
  const { IntersectionObserver: original } = globalThis;
  afterEach(() => {
    vi.stubGlobal('IntersectionObserver', original);
  });

  it('folds once it is out of sight, not under the finger and not while the focus is in it', async () => {
    const scrollAway = watch();
    aTestServer();
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    expect(isOpen('Fondo')).toBe('true');
    scrollAway('Fondo', true);
    toggle('Fondo').focus();
    scrollAway('Fondo');
    expect(isOpen('Fondo')).toBe('true');
    expect(panel('Fondo').querySelector('.chosen-name')).toBeNull();
    toggle('Pulizia').focus();
    scrollAway('Fondo');
    expect(isOpen('Fondo')).toBe('false');
    expect(textOf(panel('Fondo').querySelector('.chosen-name'))).toBe('Primer Base');
  });

  it('stays open where it still asks for something, or was opened to be looked at', async () => {
    const scrollAway = watch();
    aTestServer();
    const test = await openLastStage();
    scrollAway('Fondo');
    expect(isOpen('Fondo')).toBe('true');
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    await test.user.click(toggle('Fondo'));
    await test.user.click(toggle('Fondo'));
    toggle('Pulizia').focus();
    scrollAway('Fondo');
    expect(isOpen('Fondo')).toBe('true');
  });
});

describe('the choices of a phase', () => {
  it('are chosen, replaced and taken back with their products, each press busy for half a second [WIZ-020, WIZ-030, WIZ-052, SHL-059]', async () => {
    aTestServer();
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    expect(chosenProducts()).toEqual(['Detergente', 'Primer Base']);
    expect(inPanel('Fondo', /^Scelta: Primer Base/).getAttribute('aria-busy')).toBe('true');
    test.pass(499);
    expect(isOff(inPanel('Fondo', /^Scelta: Primer Base/))).toBe(true);
    test.pass(1);
    expect(isOff(inPanel('Fondo', /^Scelta: Primer Base/))).toBe(false);
    await test.user.click(inPanel('Fondo', 'Scegli Rasacalce'));
    expect(chosenProducts()).toEqual(['Detergente', 'Rasacalce', 'Rete']);
    test.pass(500);
    await test.user.click(inPanel('Fondo', /^Scelta: Rasacalce/));
    expect(chosenProducts()).toEqual(['Detergente']);
  });

  it('bring the products that theirs require, which leave with them [WIZ-055, WIZ-056]', async () => {
    aTestServer();
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Rasacalce'));
    expect(chosenProducts()).toEqual(['Detergente', 'Rasacalce', 'Rete']);
    await press(test, 'Togli Rasacalce');
    expect(chosenProducts()).toEqual(['Detergente']);
  });

  it('are offered without products that only come along with others [OPW-35]', async () => {
    aTestServer({ phases: [aPhase('Fondo', [aChoice(['primer-base', 'rete']), aChoice(['rete'])])] });
    const test = await openLastStage();
    const cards = () => within(panel('Fondo')).getAllByRole('article');
    await test.user.click(toggle('Fondo'));
    expect(cards()).toHaveLength(1);
    expect(chosenProducts()).toEqual(['Primer Base']);
  });

  it('lead to the details of their product, by its name and by a button [WIZ-021]', async () => {
    aTestServer();
    const test = await openLastStage();
    for (const name of ['Primer Base', 'Dettagli di Primer Base']) {
      await test.user.click(inPanel('Fondo', name));
      const dialog = await screen.findByRole('dialog', { name: 'Scheda di Primer Base' });
      await test.user.click(within(dialog).getAllByRole('button', { name: 'Chiudi' })[0] as Element);
    }
  });

  it('of several products list them, each leading to its own details [WIZ-021]', async () => {
    aTestServer({
      phases: [aPhase('Fondo', [aChoice(['primer-base', 'rasacalce']), aChoice(['detergente'])])],
    });
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Dettagli di Primer Base + Rasacalce'));
    const dialog = await screen.findByRole('dialog', { name: 'Prodotti: Primer Base + Rasacalce' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    await test.user.click(within(dialog).getByRole('button', { name: 'Dettagli di Rasacalce' }));
    expect(await screen.findByRole('dialog', { name: 'Scheda di Rasacalce' })).toBeTruthy();
  });

  it('are called by their products, those of the same ones by number', async () => {
    aTestServer({
      phases: [
        aPhase('Fondo', [
          aChoice(['primer-base']),
          aChoice(['primer-base'], procedure('Diluisci.')),
          aChoice([]),
        ]),
      ],
    });
    await openLastStage();
    const cards = within(panel('Fondo')).getAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Primer Base',
      'Primer Base (2)',
      'Scelta 3',
    ]);
  });

  it('leave with a notice when changed answers no longer allow them [OPW-08]', async () => {
    aTestServer();
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    await test.user.click(stageButtons()[0] as Element);
    await press(test, 'Cambia risposta: Dove?');
    await press(test, 'Interno');
    await test.user.click(stageButtons()[3] as Element);
    expect(chosenProducts()).toEqual(['Detergente']);
    expect(screen.queryByRole('region', { name: /Fondo/ })).toBeNull();
    expect(screen.getByText(/1 scelta tolta/)).toBeTruthy();
  });
});

describe('the quantities of the chosen products', () => {
  const counter = (product: string) => screen.getByRole('spinbutton', { name: new RegExp(product) });

  it('are what 100 m² need, in whole packages [WIZ-088]', async () => {
    aTestServer();
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    expect(await screen.findAllByText('5 l, servono 10 l')).toHaveLength(2);
    expect(counter('Primer Base').getAttribute('aria-valuenow')).toBe('2');
  });

  it('go up and down by one, never below none, and are sent with the quotation [WIZ-085, WIZ-086, OPW-37]', async () => {
    const server = aTestServer();
    const test = await openLastStage();
    await cleanUp(test);
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    const less = await screen.findByRole<HTMLButtonElement>('button', {
      name: /Uno in meno di .*Primer Base/,
    });
    await test.user.click(screen.getByRole('button', { name: /Uno in più di .*Primer Base/ }));
    expect(counter('Primer Base').getAttribute('aria-valuenow')).toBe('3');
    for (let press = 0; press < 3; press += 1) await test.user.click(less);
    expect(counter('Primer Base').getAttribute('aria-valuenow')).toBe('0');
    expect(less.disabled).toBe(true);
    await press(test, 'Crea preventivo');
    await test.user.click(await screen.findByRole('button', { name: 'Continua così' }));
    const [{ input } = { input: undefined }] = server.asked<{ input: CreateQuotationInput }>(
      'CreateQuotation',
    );
    expect(input?.selectedProducts.map(({ prices }) => prices)).toEqual([
      undefined,
      [
        { id: 'primer-base-5', quantity: 0 },
        { id: 'primer-base-1', quantity: 0 },
      ],
    ]);
  });
});

describe('a count of packages in the test', () => {
  const open = async () => {
    const server = aTestServer();
    const test = await openLastStage();
    await cleanUp(test);
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /Primer Base/ });
    return { server, test, field };
  };

  it('that does not cover the need says what is missing', async () => {
    const { test, field } = await open();
    expect(screen.queryByText(/^Mancano/)).toBeNull();
    await test.user.clear(field);
    await test.user.type(field, '1');
    expect(screen.getByText('Mancano 5 l')).toBeTruthy();
  });

  it('that is no whole number keeps the quotation from being made', async () => {
    const { server, test, field } = await open();
    await test.user.clear(field);
    await test.user.type(field, '2,5');
    await press(test, 'Crea preventivo');
    expect(document.activeElement).toBe(field);
    expect(server.asked('CreateQuotation')).toEqual([]);
  });
});

describe('a quotation whose packages do not cover the need', () => {
  const open = async () => {
    const server = aTestServer();
    const test = await openLastStage();
    await cleanUp(test);
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    await test.user.click(await screen.findByRole('button', { name: /Uno in meno di .*Primer Base/ }));
    await press(test, 'Crea preventivo');
    const question = await screen.findByRole('alertdialog', { name: '1 prodotto è sotto il fabbisogno' });
    const sent = () =>
      server
        .asked<{ input: CreateQuotationInput }>('CreateQuotation')
        .map(({ input }) => input.selectedProducts.map(({ prices }) => prices));
    return { test, sent, question };
  };

  it('is asked about before it is made, and raised to the need', async () => {
    const { test, sent, question } = await open();
    expect(textOf(within(question).getByRole('listitem'))).toBe('<Primer Base5 l su 10 l, mancano 5 l.');
    expect(sent()).toEqual([]);
    await press(test, 'Porta al fabbisogno');
    expect(place()).toBe('/preventivi/made');
    expect(sent()).toEqual([
      [
        undefined,
        [
          { id: 'primer-base-5', quantity: 2 },
          { id: 'primer-base-1', quantity: 0 },
        ],
      ],
    ]);
  });

  it('is not made while nobody answers', async () => {
    const { test, sent } = await open();
    await test.user.keyboard('{Escape}');
    expect(sent()).toEqual([]);
    await press(test, 'Crea preventivo');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});

describe('products without a price', () => {
  it('are counted in their first package, which is logged [WIZ-090, WER-018]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    aTestServer({ price: null });
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    expect(await screen.findAllByText('5 l, servono 10 l')).toHaveLength(2);
    expect(warned).toHaveBeenCalledWith('no package with a price', 'detergente, primer-base');
    warned.mockRestore();
  });
});

describe('starting over in the last stage', () => {
  const startOver = async ({ user }: Opened, what: string) => {
    await user.click(restartButton());
    await user.click(await screen.findByRole('menuitem', { name: what }));
  };

  it('takes the products away with the answers, and brings both back when it is taken back [WIZ-042, OPW-24]', async () => {
    const server = aTestServer();
    const test = await openLastStage();
    await cleanUp(test);
    await test.user.click(inPanel('Fondo', 'Scegli Rasacalce'));
    await startOver(test, 'Ricomincia tutto');
    expect(textOf(question())).toBe('Dove?');
    await press(test, 'Annulla');
    expect(chosenProducts()).toEqual(['Detergente', 'Rasacalce', 'Rete']);
    expect(isOff(button('Crea preventivo'))).toBe(false);
    await startOver(test, 'Ricomincia tutto');
    await openLastStage('Bianco', test);
    expect(chosenProducts()).toEqual(['Detergente']);
    expect(server.asked('CreateQuotation')).toEqual([]);
  });

  it('keeps the answers of the earlier stages where only the last one starts over, and drops what was chosen in it [WIZ-043]', async () => {
    aTestServer();
    const test = await openLastStage();
    await cleanUp(test);
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    const chosen = chosenProducts();
    await startOver(test, 'Ricomincia solo questa tappa');
    expect(stageButtons().map((one) => isOff(one))).toEqual([false, false, false, false]);
    expect(chosenProducts()).toEqual(['Detergente']);
    expect(leadsOn()).toBe('Prossima fase');
    await press(test, 'Annulla');
    expect(chosenProducts()).toEqual(chosen);
    expect(isOff(button('Crea preventivo'))).toBe(false);
  });
});

describe('what the guided test suggests', () => {
  it('says which answers led to a phase, and to the products chosen in it', async () => {
    aTestServer();
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Perché Fondo?'));
    const said = within(panel('Fondo')).getByText('Perché hai risposto:').parentElement;
    expect(textOf(said)).toContain('Esterno');
    expect(textOf(said)).not.toContain('Mattone');
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    await test.user.click(await screen.findByRole('button', { name: 'Perché Primer Base?' }));
    const side = within(screen.getByRole('complementary', { name: 'Prodotti scelti' }));
    expect(textOf(side.getByText('Perché hai risposto:').parentElement)).toContain('Esterno');
  });

  it('says why a choice is offered, and why it is recommended', async () => {
    const choices = [
      aChoice(['primer-base'], { visibility: 'conditions', visibilityConditions: [['mattone']] }),
      aChoice(['rasacalce'], { recommended: 'conditions', recommendedConditions: [['crepe']] }),
      aChoice(['detergente']),
    ];
    aTestServer({ phases: [aPhase('Fondo', choices)] });
    const test = await openLastStage();
    const why = async (choice: string) => {
      await test.user.click(inPanel('Fondo', `Perché ${choice}?`));
      const card = within(panel('Fondo')).getByRole('article', { name: choice });
      return textOf(card.querySelector('.why-text'));
    };
    expect(await why('Primer Base')).toContain('Mattone');
    expect(await why('Rasacalce')).toContain('Crepe');
    expect(within(panel('Fondo')).queryByRole('button', { name: 'Perché Detergente?' })).toBeNull();
  });

  it('says that a phase without conditions is always there', async () => {
    aTestServer();
    const test = await openLastStage();
    await test.user.click(toggle('Pulizia'));
    await test.user.click(inPanel('Pulizia', 'Perché Pulizia?'));
    expect(within(panel('Pulizia')).getByText(/^C'è sempre/)).toBeTruthy();
  });
});

describe('the end of the guided test', () => {
  it('says what is missing and creates nothing before it is complete [WIZ-007, WIZ-054, OPW-34]', async () => {
    aTestServer();
    const test = await openLastStage();
    expect(screen.queryByRole('button', { name: 'Crea preventivo' })).toBeNull();
    expect(screen.getByText('Fondo: fai una scelta')).toBeTruthy();
    await cleanUp(test);
    expect(screen.queryByRole('button', { name: 'Crea preventivo' })).toBeNull();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    expect(isOff(button('Crea preventivo'))).toBe(false);
    await press(test, 'Togli Primer Base');
    await press(test, 'Togli Detergente');
    expect(button('Crea preventivo').title).toBe('Aggiungi almeno un prodotto per creare il preventivo');
  });

  it('is a quotation of the products, with answers, choices and colour, on its own page [QNW-036]', async () => {
    const server = aTestServer();
    const test = await openLastStage();
    await cleanUp(test);
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    await press(test, 'Crea preventivo');
    await screen.findByText('elsewhere');
    expect(place()).toBe('/preventivi/made');
    const [{ input } = { input: undefined }] = server.asked<{ input: CreateQuotationInput }>(
      'CreateQuotation',
    );
    expect(input).toMatchObject({
      name: 'Casa Mengoni',
      selectedProducts: [{ product: 'detergente' }, { product: 'primer-base' }],
      color: { code: 'Bianco', r: 255, g: 255, b: 255 },
      guidedTest: {
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
      },
    });
    expect(localStorage.length).toBe(0);
  });

  it('has the colour that was picked, with its folder [OPW-31, QNW-036]', async () => {
    const server = aTestServer({ phases: [aPhase('Fondo', [aChoice(['primer-base'])])] });
    const test = openTest();
    await openLastStage('Tinta', test, async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Scegli il colore' }));
      await test.user.click(await dialog.findByRole('radio', { name: /TN 1/ }));
      await test.user.click(dialog.getByRole('button', { name: 'Conferma colore' }));
    });
    await press(test, 'Crea preventivo');
    await screen.findByText('elsewhere');
    const [{ input } = { input: undefined }] = server.asked<{ input: CreateQuotationInput }>(
      'CreateQuotation',
    );
    expect(input).toMatchObject({ color: { code: 'TN 1', r: 200, g: 120, b: 40 }, colorlist: 'Terre' });
  });

  it('waits for a connection, and says so', async () => {
    aTestServer({ phases: [aPhase('Fondo', [aChoice(['primer-base'])])] });
    await openLastStage();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(isOff(button('Crea preventivo'))).toBe(true);
    expect(button('Crea preventivo').title).toBe('Senza connessione non si può salvare');
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(isOff(button('Crea preventivo'))).toBe(false);
  });

  it('tells of a required product that the catalogue no longer has', async () => {
    const server = aTestServer();
    server.answers.SelectableProducts = () => ({
      selectableProducts: catalogue().filter(({ id }) => id !== 'rete'),
    });
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Rasacalce'));
    expect(chosenProducts()).toEqual(['Detergente', 'Rasacalce']);
    expect(screen.getByText(/Un prodotto richiesto da Rasacalce non è più in catalogo/)).toBeTruthy();
  });

  it('tells super users whose prices the quotation will have [QNW-019]', async () => {
    signIn({ superUser: true, pricelistName: 'Imbianchini 2026' });
    aTestServer();
    await openLastStage();
    expect(screen.getByText('Imbianchini 2026', { selector: 'b' })).toBeTruthy();
  });

  it('loses nothing when it cannot be saved', async () => {
    silently();
    const server = aTestServer();
    const test = await openLastStage();
    await cleanUp(test);
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    server.answers.CreateQuotation = () => {
      throw new GraphqlFailure('internal');
    };
    await press(test, 'Crea preventivo');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(chosenProducts()).toEqual(['Detergente', 'Primer Base']);
    expect(isOff(button('Crea preventivo'))).toBe(false);
  });

  it('asks for the procedure of the chosen choice too', async () => {
    const read = [
      aPhase('Fondo', [aChoice(['primer-base'], procedure('Diluisci.')), aChoice(['rasacalce'])]),
    ];
    aTestServer({ phases: read });
    const test = await openLastStage();
    await test.user.click(inPanel('Fondo', 'Scegli Primer Base'));
    expect(screen.getByText('Fondo: apri la procedura della scelta', { selector: 'li' })).toBeTruthy();
    await test.user.click(inPanel('Fondo', 'Procedura: Primer Base'));
    expect(isOff(button('Crea preventivo'))).toBe(false);
  });
});
