import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { keptTestKey } from '#web/lib/kept-tests.ts';
import type { TestState } from './test-state.ts';

/** Of what is stored: another one is left alone. */
const format = 1;

/** A running test as it lies on this device, with the version of the guided test it was begun with (OPW-23). */
export type KeptTest = {
  details: NewQuotationForm;
  version: number;
  /** Of the quotation whose test is taken up again: another save makes it worthless. */
  revision?: number;
  state: TestState;
  rows: readonly { sId: string; product: string; consumptionRange: number }[];
};

/** The user's running test, of a new quotation or of that one; none when storage is refused or unreadable. */
export function readKeptTest(userId: string, quotation?: string): KeptTest | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keptTestKey(userId, quotation)) ?? 'null');
    // What has this format was written by keepTest, on this device and for this user.
    return stored?.format === format ? (stored as KeptTest) : undefined;
  } catch {
    return undefined;
  }
}

export function keepTest(userId: string, test: KeptTest, quotation?: string): void {
  try {
    localStorage.setItem(keptTestKey(userId, quotation), JSON.stringify({ format, ...test }));
  } catch {
    // Storage is full or refused: the test goes on without it.
  }
}

export function forgetTest(userId: string, quotation?: string): void {
  try {
    localStorage.removeItem(keptTestKey(userId, quotation));
  } catch {
    // Where storage is refused there is nothing to forget.
  }
}
