import * as z from 'zod/mini';
import { order } from './ordered.ts';
import { tracked } from './tracked.ts';

/** A colour folder (CDA-044): the working copy; what users choose from is what was published last (OPC-05). */
export const colorlist = z.object({ id: z.string(), name: z.string(), order, ...tracked });
export type Colorlist = z.infer<typeof colorlist>;

/** A colour of a folder (CDA-045); `hbw` is its light reflectance value, 0 to 100. */
export const folderColour = z.object({
  id: z.string(),
  code: z.string(),
  hbw: z._default(z.nullable(z.number()), null),
  r: z.number(),
  g: z.number(),
  b: z.number(),
});
export type FolderColour = z.infer<typeof folderColour>;
