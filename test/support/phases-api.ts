import { randomUUID } from 'node:crypto';
import type { PhaseInput } from '#shared/schemas/phase-input.ts';
import { graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

const lines = 'include exclude';
const choices = `index products { id name { it en } archived } visibility visibilityConditions recommended
  recommendedConditions withProcedure procedure { it en } priorities { value tags }`;
const fields = `id name { it en } order withProcedure procedure { it en } conditions { ${lines} }
  choices { ${choices} } availablePricelists revision updatedAt updatedBy`;

type Text = { it: string; en: string | null };
export type PhaseAnswer = Omit<PhaseInput, 'name' | 'procedure' | 'choices'> & {
  name: Text;
  procedure: Text | null;
  order: number;
  updatedAt: string;
  updatedBy: string;
  choices: (Omit<PhaseInput['choices'][number], 'products'> & {
    products: { id: string; name: Text; archived: boolean }[];
  })[];
};
export type RowAnswer = {
  id: string;
  name: Text;
  order: number;
  hasProcedure: boolean;
  hasProducts: boolean;
  revision: number;
};

const row = 'id name { it en } order hasProcedure hasProducts revision';

export const createPhase = (key: string, name: { it: string; en?: string }, who: Who = 'superUser') =>
  graphql<{ createPhase: string }>(
    who,
    'mutation ($key: ID!, $name: PhaseTextInput!) { createPhase(key: $key, name: $name) }',
    { key, name },
  );

export const aNewPhase = async (name = 'Fase di prova'): Promise<string> =>
  answered(await createPhase(randomUUID(), { it: name })).createPhase;

export const editablePhase = (id: string, who: Who = 'superUser') =>
  graphql<{ editablePhase: PhaseAnswer }>(who, `query ($id: ID!) { editablePhase(id: $id) { ${fields} } }`, {
    id,
  });

export const thePhase = async (id: string) => answered(await editablePhase(id)).editablePhase;

export const listRows = async (): Promise<RowAnswer[]> =>
  answered(await graphql<{ editablePhases: RowAnswer[] }>('superUser', `{ editablePhases { ${row} } }`))
    .editablePhases;

export const updatePhase = (phase: object, who: Who = 'superUser') =>
  graphql<{ updatePhase: PhaseAnswer }>(
    who,
    `mutation ($phase: PhaseInput!) { updatePhase(phase: $phase) { ${fields} } }`,
    { phase },
  );

export const saved = async (phase: PhaseInput) => answered(await updatePhase(phase)).updatePhase;

export const renamePhase = (id: string, revision: number, name: { it: string; en?: string }) =>
  graphql<{ renamePhase: RowAnswer }>(
    'superUser',
    `mutation ($id: ID!, $revision: Int!, $name: PhaseTextInput!) {
      renamePhase(id: $id, revision: $revision, name: $name) { ${row} }
    }`,
    { id, revision, name },
  );

export const reorderPhases = async (ids: string[], from: readonly string[] = []) =>
  answered(
    await graphql<{ reorderPhases: string[] }>(
      'superUser',
      'mutation ($ids: [ID!]!, $from: [ID!]!) { reorderPhases(ids: $ids, from: $from) }',
      { ids, from },
    ),
  ).reorderPhases;

export const deletePhase = (id: string, who: Who = 'superUser') =>
  graphql<{ deletePhase: string }>(who, 'mutation ($id: ID!) { deletePhase(id: $id) }', { id });

export const phaseUses = async (id: string) =>
  answered(
    await graphql<{ phaseUses: { kind: string; count: number }[] }>(
      'superUser',
      'query ($id: ID!) { phaseUses(id: $id) { kind count } }',
      { id },
    ),
  ).phaseUses;
