import { vi } from 'vitest';

/** The store of copies as a function has it that starts now: it holds none, and the table is that of all. */
export async function coldFunction() {
  vi.resetModules();
  return {
    ...(await import('#lambdas/runtime/table/table.ts')),
    ...(await import('#lambdas/store/copy/copy-store.ts')),
    ...(await import('#lambdas/runtime/log.ts')),
    ...(await import('#lambdas/runtime/failure.ts')),
  };
}
export type ColdFunction = Awaited<ReturnType<typeof coldFunction>>;
