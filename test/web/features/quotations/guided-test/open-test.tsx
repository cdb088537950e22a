import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aServer } from '#test/support/a-server.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import {
  aCompanion,
  aSelectable,
  aSelectableRange,
  aVariable,
} from '#test/support/builders/selectable-product.ts';
import { openScreens, textOf } from '#test/support/open-screen.tsx';
import type { DraftRowsQuery, GuidedTestPhasesQuery } from '#web/graphql/quotations.ts';
import type { Timer } from '#web/lib/timer.ts';

const { default: GuidedTestPage } = await import('#web/features/quotations/guided-test/guided-test-page.tsx');
const { default: EditTestPage } = await import('#web/features/quotations/guided-test/edit-test-page.tsx');

// Parts that screens load on demand are loaded first: no test waits for the bundler.
await import('#web/features/quotations/guided-test/test-colour-dialog.tsx');
await import('#web/components/guided-test/procedure-dialog.tsx');
await import('#web/components/guided-test/procedures-dialog.tsx');
await import('#web/components/product-dialog/product-dialog.tsx');

type Phase = GuidedTestPhasesQuery['guidedTestPhases'][number];
type Choice = Phase['choices'][number];

export const aChoice = (products: string[], changes: Partial<Choice> = {}): Choice => ({
  products,
  visibility: 'always',
  visibilityConditions: [],
  recommended: 'never',
  recommendedConditions: [],
  withProcedure: false,
  procedure: null,
  priorities: [],
  ...changes,
});
export const aPhase = (name: string, choices: Choice[], changes: Partial<Phase> = {}): Phase => ({
  id: name.toLowerCase(),
  name: { it: name, en: null, de: null },
  withProcedure: false,
  procedure: null,
  conditions: [],
  choices,
  ...changes,
});
export const procedure = (it: string) => ({
  withProcedure: true,
  procedure: { it: `<p>${it}</p>`, en: null, de: null },
});

/** Two questions, ticks, and a colour; a wall outdoors needs a primer. */
const config = (): GuidedTestConfig =>
  aConfig({
    stage1: [
      aQuestion('luogo', {
        title: { it: 'Dove?', en: 'Where?' },
        answers: [
          anAnswer('interno', { title: { it: 'Interno', en: 'Inside' }, tag: ['interno'] }),
          anAnswer('esterno', { title: { it: 'Esterno', en: 'Outside' }, tag: ['esterno'] }),
        ],
      }),
      aQuestion('supporto', {
        title: 'Quale supporto?',
        type: 'radio',
        answers: [
          anAnswer('mattone', { title: 'Mattone', tag: 'mattone' }),
          anAnswer('pietra', { title: 'Pietra', tag: 'pietra' }),
        ],
      }),
    ],
    stage2: [
      aQuestion('danni', {
        title: 'Quali danni?',
        type: 'checkboxes',
        answers: [
          anAnswer('crepe', { title: 'Crepe', tag: 'crepe' }),
          anAnswer('muffa', { title: 'Muffa', tag: 'muffa' }),
        ],
      }),
    ],
    stage3: [
      aQuestion('colore', {
        title: 'Quale colore?',
        answers: [
          anAnswer('bianco', { title: 'Bianco', action: 'setWhite' }),
          anAnswer('tinta', { title: 'Tinta', tag: 'tinta', action: 'selectColor' }),
        ],
      }),
    ],
  });

export const phases = (): Phase[] => [
  aPhase('Pulizia', [aChoice(['detergente'])], procedure('Lava il muro.')),
  aPhase('Fondo', [aChoice(['primer-base']), aChoice(['rasacalce'])], {
    conditions: [{ include: ['esterno'], exclude: [] }],
  }),
];

export const catalogue = () => [
  aSelectable('Detergente', { consumption: 0.1, um: 'l' }),
  aSelectable('Primer Base', { consumption: 0.1, um: 'l' }),
  aVariable('Rasacalce', [aSelectableRange('Rasatura armata', 4.5, 'rete')]),
  aCompanion('Rete', { selectable: false }),
];

/** How a product is priced: packages of 5 units. */
const draftOf = (id: string, price: number | null): DraftRowsQuery['draftRows'][number] => ({
  id,
  priceType: 'fixed',
  priceranges: [
    {
      name: 'Unico',
      name_i18n: null,
      colors: [],
      prices: [
        { id: `${id}-5`, packaging: '5', quantity: 0, price },
        { id: `${id}-1`, packaging: '1', quantity: 0, price },
      ],
    },
  ],
});

const colours = [{ code: 'TN 1', r: 200, g: 120, b: 40, hbw: 40, colorlist: 'Terre', colorlistId: 'terre' }];

/** A server of one guided test, which `publish` replaces by a newer one. */
export function aTestServer(
  changes: {
    config?: GuidedTestConfig;
    phases?: Phase[];
    stored?: object;
    price?: null;
    withoutColour?: string[];
  } = {},
) {
  let published = { version: 3, config: changes.config ?? config() };
  const server = aServer({
    GuidedTest: () => ({
      guidedTest: { version: published.version, config: JSON.stringify(published.config) },
    }),
    GuidedTestPhases: () => ({ guidedTestPhases: changes.phases ?? phases() }),
    SelectableProducts: () => ({ selectableProducts: catalogue() }),
    DraftRows: ({ products }: { products: string[] }) => ({
      draftRows: products.map((id) => draftOf(id, changes.price === undefined ? 20 : changes.price)),
    }),
    ProductsWithoutColour: () => ({ productsWithoutColour: changes.withoutColour ?? [] }),
    BeginGuidedTest: () => ({ beginGuidedTest: true }),
    Colours: () => ({ colours }),
    Phases: () => ({ phases: [] }),
    Quotation: () => ({ quotation: aQuotation(changes.stored) }),
    CreateQuotation: () => ({ createQuotation: aQuotation({ id: 'made' }) }),
    UpdateQuotation: () => ({ updateQuotation: aQuotation(changes.stored) }),
    Product: ({ id }: { id: string }) => ({
      product: {
        ...catalogue().find((product) => product.id === id),
        details: { it: '<p>Per facciate.</p>', en: null, de: null },
        specs: null,
        imageUrl: null,
      },
    }),
  });
  const publish = (next: GuidedTestConfig) => {
    published = { version: published.version + 1, config: next };
  };
  return { ...server, publish };
}

export const testAddress = '/preventivi/nuovo/test?name=Casa+Mengoni&location=Imola&province=BO';

/** Opens an address; new ids count up from n1. */
export function openTest(address = testAddress) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `n${ids}`;
  };
  return openScreens(address, {
    '/preventivi/nuovo/test': (timer: Timer) => <GuidedTestPage timer={timer} newId={newId} />,
    '/preventivi/:id/modifica': (timer: Timer) => <EditTestPage timer={timer} newId={newId} />,
  });
}

export const question = () => screen.getByRole('heading', { level: 2, name: /\?$/ });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Desktops and phones have one each. */
export function restartButton(): HTMLButtonElement {
  const [first] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Ricomincia' });
  if (!first) throw new Error('Nothing starts over');
  return first;
}
export const press = (opened: ReturnType<typeof openTest>, name: string | RegExp) =>
  opened.user.click(button(name));

/** Opens the test and answers as far as the last stage; an answer may ask for a colour. */
export async function openLastStage(colour = 'Bianco', opened = openTest(), pickColour = async () => {}) {
  await screen.findByText('Dove?');
  await press(opened, 'Esterno');
  await opened.user.click(screen.getByRole('radio', { name: 'Mattone' }));
  await opened.user.click(screen.getByRole('checkbox', { name: 'Crepe' }));
  await press(opened, 'Conferma scelte');
  await press(opened, colour);
  await pickColour();
  await screen.findByRole('complementary', { name: 'Prodotti scelti' });
  // The choices that can be taken depend on colours, which the server is asked for.
  await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
  return opened;
}

const listed = (label: string, selector: string) =>
  [...screen.getByRole('complementary', { name: label }).querySelectorAll(selector)].map((one) =>
    textOf(one),
  );
export const selectedPhases = () => listed('Fasi selezionate', '.phase-name');
export const chosenProducts = () => listed('Prodotti scelti', '.selected-list > li > .line b');
export const panel = (phase: string) => screen.getByRole('region', { name: new RegExp(phase) });
export const inPanel = (phase: string, name: string | RegExp) =>
  within(panel(phase)).getByRole<HTMLButtonElement>('button', { name });
/** Opens or folds a phase. */
export const toggle = (phase: string) =>
  within(within(panel(phase)).getByRole('heading', { level: 2 })).getByRole('button');
export const stageButtons = () =>
  within(screen.getByRole('navigation', { name: 'Tappe del test' })).getAllByRole<HTMLButtonElement>(
    'button',
  );
