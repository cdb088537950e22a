import { browserStore } from './storage.ts';

const prefix = 'guided-test:';

/** Key of a user's running guided test on this device, for a new quotation or an existing one. */
export const keptTestKey = (userId: string, quotation?: string): string =>
  [prefix + userId, ...(quotation === undefined ? [] : [quotation])].join(':');

/** Removes every running guided test from this device, at a sign-out. */
export function forgetTests(): void {
  for (const key of browserStore.keys()) if (key.startsWith(prefix)) browserStore.remove(key);
}
