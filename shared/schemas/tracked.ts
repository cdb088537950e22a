import * as z from 'zod/mini';

/** The fields of every editable entity of the catalogue: its revision (decision 8), and who saved it last and when. */
export const tracked = {
  revision: z._default(z.number(), 1),
  updatedAt: z._default(z.string(), ''),
  updatedBy: z._default(z.string(), ''),
};
export type Tracked = { id: string; revision: number; updatedAt: string; updatedBy: string };
