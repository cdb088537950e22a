import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig, StageName } from '#shared/schemas/guided-test.ts';

/** Parts of a guided test as they may be stored: missing fields get their defaults. */
export type StoredAnswer = { id: string } & Record<string, unknown>;
export type StoredQuestion = { id: string; answers?: StoredAnswer[] } & Record<string, unknown>;

export const anAnswer = (id: string, changes: Record<string, unknown> = {}): StoredAnswer => ({
  id,
  title: `Risposta ${id}`,
  ...changes,
});

/** A question with the answers `si` and `no`, which add no tags. */
export const aQuestion = (id: string, changes: Record<string, unknown> = {}): StoredQuestion => ({
  id,
  title: `Domanda ${id}`,
  answers: [anAnswer('si'), anAnswer('no')],
  ...changes,
});

type Stages = Partial<Record<StageName, readonly unknown[]>> & { stage4Rest?: Record<string, unknown> };

/** A guided test with these questions and phases; missing stages are empty. */
export const aConfig = ({ stage1, stage2, stage3, stage4, stage4Rest }: Stages = {}): GuidedTestConfig =>
  normalise([
    { name: 'stage1', questions: stage1 ?? [] },
    { name: 'stage2', questions: stage2 ?? [] },
    { name: 'stage3', questions: stage3 ?? [] },
    { name: 'stage4', phases: stage4 ?? [], ...stage4Rest },
  ]);
