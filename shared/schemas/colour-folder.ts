import * as z from 'zod/mini';
import { order } from './order.ts';
import { tracked } from './tracked.ts';

/** A colour folder (CDA-044): the working copy; what users choose from is what was published last (OPC-05). */
export const colourFolder = z.object({
  id: z.string(),
  name: z.string(),
  order,
  /** How many colours it has. */
  colorCount: z._default(z.number(), 0),
  ...tracked,
});
export type ColourFolder = z.infer<typeof colourFolder>;

/** A colour of a folder (CDA-045); `hbw` is its light reflectance value, 0 to 100. */
export const folderColour = z.object({
  id: z.string(),
  code: z.string(),
  hbw: z._default(z.nullable(z.number()), null),
  r: z.number(),
  g: z.number(),
  b: z.number(),
  ...tracked,
});
export type FolderColour = z.infer<typeof folderColour>;

/** The values of a colour, without its saver. */
export type ColourValues = Pick<FolderColour, 'code' | 'hbw' | 'r' | 'g' | 'b'>;

/** A folder as it was published (OPC-05): its name and colours as they were then, by code. */
export type PublishedFolder = {
  colorlistId: string;
  colorlist: string;
  colours: readonly (ColourValues & { id: string })[];
};
