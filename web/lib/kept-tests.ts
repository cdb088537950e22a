const prefix = 'guided-test:';

/** Where a user's running guided test lies on this device: of a new quotation, or of one whose test is taken up again. */
export const keptTestKey = (userId: string, quotation?: string): string =>
  [prefix + userId, ...(quotation === undefined ? [] : [quotation])].join(':');

/** With a sign-out nothing of a running test stays on the device. */
export function forgetTests(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
