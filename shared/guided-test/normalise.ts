import { isRecord } from '#shared/is-record.ts';
import { type GuidedTestConfig, guidedTestConfig } from '#shared/schemas/guided-test.ts';
import { defaultStages } from './default-stages.ts';

/** Stored configurations lie in a document; a bare array is read too (OPW-14). */
const stagesOf = (read: unknown): readonly unknown[] => {
  const stages = isRecord(read) ? read.config : read;
  return Array.isArray(stages) ? stages : [];
};

/** A stage with what it must have; its place says which one it is. */
const completed = (read: unknown, place: number) => {
  const stage = isRecord(read) ? read : {};
  const { name, title, subtitle } = defaultStages[place] ?? {};
  return { ...stage, name, title: stage.title ?? title, subtitle: stage.subtitle ?? subtitle };
};

/**
 * A configuration as the engine reads it: four stages, missing fields with their defaults, texts by language, tags as
 * lists (WED-068, WED-069, OPW-01, OPW-13). Reading it twice changes nothing.
 * @throws ZodError where a field holds what it cannot, as in a text where a list belongs.
 */
export function normalise(read: unknown): GuidedTestConfig {
  const stages = stagesOf(read);
  return guidedTestConfig.parse(defaultStages.map((_, place) => completed(stages[place], place)));
}
