import * as z from 'zod/mini';

/** A kind of token for tests. */
export const pass = { kind: 'PASS', lifetime: 60, payload: z.object({ of: z.string() }) } as const;
