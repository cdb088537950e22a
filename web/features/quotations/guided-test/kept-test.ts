import * as z from 'zod/mini';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { colour } from '#shared/schemas/product.ts';
import { stageNames } from '#shared/schemas/wizard.ts';
import { keptTestKey } from '#web/lib/kept-tests.ts';

const counts = z.record(z.string(), z.number());
const state = z.object({
  run: z.object({
    answers: z.record(z.string(), z.array(z.string())),
    currentStage: z.enum(stageNames),
    reopened: z.nullable(z.string()),
    color: z.nullable(colour),
    colorlist: z.nullable(z.string()),
  }),
  chosen: z.record(z.string(), z.string()),
  brought: z.nullable(z.array(z.string())),
  opened: z.array(z.string()),
  packs: z.record(z.string(), counts),
});
const keptTest = z.object({
  details: z.object({ name: z.string(), location: z.string(), province: z.string() }),
  version: z.number(),
  state,
  rows: z.array(z.object({ sId: z.string(), product: z.string(), consumptionRange: z.number() })),
});
/** A running test as it lies on this device, with the version of the questionnaire it was begun with (OPW-23). */
export type KeptTest = Omit<z.output<typeof keptTest>, 'details'> & { details: NewQuotationForm };

/** The user's running test; none when storage is refused or unreadable. */
export function readKeptTest(userId: string): KeptTest | undefined {
  try {
    const stored = localStorage.getItem(keptTestKey(userId));
    return stored ? keptTest.parse(JSON.parse(stored)) : undefined;
  } catch {
    return undefined;
  }
}

export function keepTest(userId: string, test: object): void {
  try {
    localStorage.setItem(keptTestKey(userId), JSON.stringify(test));
  } catch {
    // Storage is full or refused: the test goes on without it.
  }
}

export const forgetTest = (userId: string): void => localStorage.removeItem(keptTestKey(userId));
