import { vi } from 'vitest';

/** The store of copies in a function that starts now, without a cache. All functions share the table. */
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
