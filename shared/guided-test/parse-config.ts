import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { stageNames } from '#shared/schemas/stage-names.ts';
import { normalise } from './normalise.ts';

/** The fields that a stage lacks; stages are counted from 1 (WED-058). */
type IncompleteStage = { stage: number; missing: readonly ('name' | 'title')[] };
/** Why a text is no configuration; the parser's own words where it is no JSON (WED-055 to WED-058). */
export type ConfigProblem =
  | { problem: 'not-json'; message: string }
  | { problem: 'not-stages' }
  | { problem: 'stage-count'; count: number }
  | { problem: 'stages-incomplete'; stages: readonly IncompleteStage[] }
  | { problem: 'field'; path: string };

/** `null` of an empty text: there is no configuration, and that is no mistake (WED-059, OPW-15). */
export type ParsedConfig = { config: GuidedTestConfig | null } | ConfigProblem;

/** Keys that are no fields in JavaScript. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);
/** Deeper than any configuration is nested. */
const deepest = 30;

/** Where a value holds what it must not: an unsafe key, or more levels than any configuration has. */
function unsafePath(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > deepest) return path.join('.');
  for (const [key, held] of Object.entries(value)) {
    const inner = unsafe.has(key) ? [...path, key].join('.') : unsafePath(held, [...path, key]);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const missingOf = (stage: unknown): ('name' | 'title')[] => {
  const held: { name?: unknown; title?: unknown } = stage ?? {};
  return (['name', 'title'] as const).filter((key) => !held[key]);
};

function problemOf(stages: unknown): ConfigProblem | undefined {
  if (!Array.isArray(stages)) return { problem: 'not-stages' };
  if (stages.length !== stageNames.length) return { problem: 'stage-count', count: stages.length };
  const incomplete = stages
    .map((stage, index) => ({ stage: index + 1, missing: missingOf(stage) }))
    .filter(({ missing }) => missing.length > 0);
  if (incomplete.length > 0) return { problem: 'stages-incomplete', stages: incomplete };
  const other = stages.findIndex(({ name }, index) => name !== stageNames[index]);
  const path = other < 0 ? unsafePath(stages) : `${other}.name`;
  return path === undefined ? undefined : { problem: 'field', path };
}

const pathOf = (cause: unknown): string => {
  const [issue] = (cause as { issues?: { path: PropertyKey[] }[] }).issues ?? [];
  return (issue?.path ?? []).map(String).join('.');
};

/** A configuration as it is typed into the editor's source or sent to the server (WED-055 to WED-059). */
export function parseConfig(text: string): ParsedConfig {
  if (text.trim() === '') return { config: null };
  let stages: unknown;
  try {
    stages = JSON.parse(text);
  } catch (cause) {
    return { problem: 'not-json', message: cause instanceof Error ? cause.message : String(cause) };
  }
  const problem = problemOf(stages);
  if (problem) return problem;
  try {
    return { config: normalise(stages) };
  } catch (cause) {
    return { problem: 'field', path: pathOf(cause) };
  }
}
