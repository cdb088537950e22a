import { screen, within } from '@testing-library/react';
import type { PhaseInput } from '#shared/schemas/phase-input.ts';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, textOf } from '#test/support/open-screen.tsx';
import PhasePage from '#web/features/phases/edit/phase-page.tsx';
import type { EditedPhase } from '#web/features/phases/edit/use-phase.ts';
import PhasesPage from '#web/features/phases/list/phases-page.tsx';
import type { ListedPhase } from '#web/features/phases/list/use-phases.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

export const aRow = (changes: Partial<ListedPhase> = {}): ListedPhase => ({
  id: 'fondo',
  name: { it: 'Fondo', en: 'Primer' },
  order: 0,
  hasProcedure: false,
  hasProducts: false,
  revision: 1,
  ...changes,
});

export const threeRows = () => [
  aRow({ id: 'pulizia', name: { it: 'Pulizia', en: 'Cleaning' }, hasProcedure: true, hasProducts: true }),
  aRow(),
  aRow({ id: 'finitura', name: { it: 'Finitura', en: null } }),
];

/** A server that keeps the list of phases. */
export function aListServer(rows: readonly ListedPhase[] = threeRows()) {
  let stored = [...rows];
  const server = aServer({
    EditablePhases: () => ({ editablePhases: stored }),
    PhaseUses: () => ({ phaseUses: [{ kind: 'PRODUCT', count: 12 }] }),
    CreatePhase: () => ({ createPhase: 'nuova' }),
    RenamePhase: ({ id, name }: { id: string; name: ListedPhase['name'] }) => {
      stored = stored.map((row) => (row.id === id ? { ...row, name, revision: row.revision + 1 } : row));
      return { renamePhase: { id, revision: 2 } };
    },
    ReorderPhases: ({ ids }: { ids: string[] }) => {
      stored = ids.flatMap((id) => stored.filter((row) => row.id === id));
      return { reorderPhases: ids };
    },
    DeletePhase: ({ id }: { id: string }) => {
      stored = stored.filter((row) => row.id !== id);
      return { deletePhase: id };
    },
  });
  return { ...server, set: (next: ListedPhase[]) => (stored = next) };
}

export async function openList() {
  const opened = openScreens('/fasi', { '/fasi': () => <PhasesPage /> });
  await screen.findByRole('table', { name: 'Fasi di lavoro' });
  return opened;
}

/** The texts of the list, row by row. */
export const rowsShown = () =>
  within(screen.getByRole('table', { name: 'Fasi di lavoro' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => textOf(row));

export const namesShown = () =>
  within(screen.getByRole('table', { name: 'Fasi di lavoro' }))
    .getAllByRole('link')
    .map((link) => textOf(link));

type Choice = EditedPhase['choices'][number];
export const aChoiceAnswer = (changes: Partial<Choice> = {}): Choice => ({
  products: [],
  visibility: 'always',
  visibilityConditions: [],
  recommended: 'never',
  recommendedConditions: [],
  withProcedure: false,
  procedure: null,
  priorities: [],
  ...changes,
});

export const aPhaseAnswer = (changes: Partial<EditedPhase> = {}): EditedPhase => ({
  id: 'fondo',
  name: { it: 'Fondo', en: 'Primer' },
  withProcedure: true,
  procedure: { it: '<p>Lavare</p>', en: null },
  conditions: [],
  choices: [],
  availablePricelists: [],
  revision: 3,
  updatedAt: '2026-11-20T09:12:00.000Z',
  updatedBy: 'Giulia Ferrero',
  ...changes,
});

const named = (id: string, it: string, archived = false) => ({ id, name: { it, en: null }, archived });
const products = [
  named('adda', 'Adda Calce'),
  named('piave', 'Piave Fissativo'),
  named('rete', 'Rete Armatura'),
  named('vecchio', 'Vecchio Prodotto', true),
];
export const productOf = (id: string) => products.find((product) => product.id === id) ?? named(id, id);

/** A server that keeps one phase. */
export function aPhaseServer(phase: EditedPhase = aPhaseAnswer()) {
  let stored = phase;
  const server = aServer({
    DuplicatePhase: () => ({ duplicatePhase: 'copia' }),
    EditablePhase: ({ id }: { id: string }) => {
      if (id !== stored.id) throw new GraphqlFailure('not-found');
      return { editablePhase: stored };
    },
    TagsOfConditions: () => ({
      tags: ['Alghe', 'Interno', 'Muffa'].map((name) => ({ name, slug: name.toLowerCase() })),
    }),
    PriceListNames: () => ({
      priceLists: [
        { id: 'pcu', name: 'PCU' },
        { id: 'pccs', name: 'PCCS' },
      ],
    }),
    ProductNames: () => ({ products }),
    UpdatePhase: ({ phase: input }: { phase: PhaseInput }) => {
      stored = answerOf(input);
      return { updatePhase: stored };
    },
  });
  return { ...server, set: (next: EditedPhase) => (stored = next) };
}

function answerOf({ choices, revision, ...input }: PhaseInput): EditedPhase {
  const text = (value: { it: string; en?: string | null | undefined }) => ({
    it: value.it,
    en: value.en ?? null,
  });
  return {
    ...aPhaseAnswer(),
    ...input,
    name: text(input.name),
    procedure: input.procedure ? text(input.procedure) : null,
    revision: revision + 1,
    choices: choices.map(({ index, ...choice }) => ({
      ...choice,
      products: choice.products.map(productOf),
      procedure: choice.procedure ? text(choice.procedure) : null,
    })),
  };
}

export async function openPhase(address = '/fasi/fondo') {
  const opened = openScreens(address, {
    '/fasi/:id': (timer) => <PhasePage timer={timer} />,
    '/fasi': () => <h1>Elenco delle fasi</h1>,
  });
  await screen.findByRole('button', { name: 'Aggiorna' });
  return opened;
}

export const choiceCard = (number: number) => screen.getByRole('region', { name: `Scelta ${number}` });
export const updateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aggiorna' });

/** Takes an option of a field that is filled by choosing. */
export async function choose(
  user: Awaited<ReturnType<typeof openPhase>>['user'],
  field: HTMLElement,
  option: string,
) {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
}
