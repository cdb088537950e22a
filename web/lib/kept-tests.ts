const prefix = 'guided-test:';

/** Where a user's running guided test lies on this device. */
export const keptTestKey = (userId: string): string => prefix + userId;

/** With a sign-out nothing of a running test stays on the device. */
export function forgetTests(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
