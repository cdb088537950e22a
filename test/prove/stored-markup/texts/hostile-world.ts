import { somebodyOf } from '#test/security/roles.ts';
import { completeNotifications, publishQuestions } from './complete-things.ts';
import { type IsText, personsTexts, references } from './hostile-texts.ts';
import { shortPayload } from './payloads.ts';
import { plantPayloads } from './plant.ts';
import { storedRichTexts } from './rich-texts.ts';
import { markOf, writeEverywhere } from './text-fields.ts';

export type HostileWorld = {
  /** Names of the shown fields that take any text. */
  names: string[];
  isText: IsText;
  /** Number of places in operations that took a payload. */
  taken: number;
  /** The rich texts as operations stored them. */
  stored: string[];
};

/** Payloads in every text: written by every operation that takes one, then directly into the table. */
export async function makeHostile(): Promise<HostileWorld> {
  const fields = await writeEverywhere(await somebodyOf('supr'));
  // The newest draft is opened: it is one of those that were just written.
  await completeNotifications();
  await publishQuestions(() => `${markOf('question')} ${shortPayload}`);
  const stored = await storedRichTexts();
  const names = [...new Set(fields.map(({ name }) => name))].filter((name) => !references.includes(name));
  const isText = personsTexts(names);
  await plantPayloads(isText);
  return { names, isText, taken: fields.filter((field) => field.stored).length, stored };
}
