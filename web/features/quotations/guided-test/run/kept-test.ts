import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { keptTestKey } from '#web/lib/kept-tests.ts';
import type { TestState } from './test-state.ts';

/** A stored test of another format is left alone. */
const format = 1;

/** A running test, as it is stored on this device. */
export type KeptTest = {
  details: NewQuotationForm;
  /** Of the guided test that it was begun with (OPW-23). */
  version: number;
  /** Of the quotation, when it has one: a later save makes the test worthless. */
  revision?: number;
  state: TestState;
  rows: readonly { sId: string; product: string; consumptionRange: number }[];
};

/** Storage may be refused, full or unreadable: the test goes on without it. */
function tried<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The user's running test, of a new quotation unless told; undefined when there is none that can be read. */
export const readKeptTest = (userId: string, quotation?: string): KeptTest | undefined =>
  tried(() => {
    const stored = JSON.parse(localStorage.getItem(keptTestKey(userId, quotation)) ?? 'null');
    // keepTest wrote every test of this format.
    return stored?.format === format ? (stored as KeptTest) : undefined;
  });

export const keepTest = (userId: string, test: KeptTest, quotation?: string): void =>
  tried(() => localStorage.setItem(keptTestKey(userId, quotation), JSON.stringify({ format, ...test })));

export const forgetTest = (userId: string, quotation?: string): void =>
  tried(() => localStorage.removeItem(keptTestKey(userId, quotation)));
