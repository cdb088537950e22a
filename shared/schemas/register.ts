import * as z from 'zod/mini';
import { registers } from '#shared/registers/register.ts';

export const register = z.enum(registers);

/** Entries that a step of an import writes, in one transaction. */
export const entriesPerStep = 20;

/** The work of an import: the check has its content, which goes with an erasure. */
export const registerWork = z.object({ uid: z.string(), check: z.string(), register });
