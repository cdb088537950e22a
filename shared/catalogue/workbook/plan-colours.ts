import * as z from 'zod/mini';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { ColourFolder, FolderColour } from '#shared/schemas/colour-folder.ts';
import { colourFolderName, colourInput } from '#shared/schemas/colour-input.ts';
import { byId } from './by-id.ts';
import { colourFolderRow, colourRow } from './catalogue-rows.ts';
import type { PlannedColour, PlannedColours } from './plan.ts';
import { idIn, planRows, stepsOf } from './plan-rows.ts';
import type { RowReader } from './row-reader.ts';
import type { Problem, Workbook } from './sheets.ts';

/** Colours that one step saves. */
const mostAtOnce = 50;

/** Colour folders: several may have one name. */
export function planColourFolders(
  { colourFolders }: Workbook,
  stored: readonly ColourFolder[],
  problems: Problem[],
) {
  const { planned, left } = planRows(
    {
      sheet: 'colourFolders',
      key: 'id',
      keyOf: idIn,
      stored: byId(stored),
      rowOf: colourFolderRow,
      read: (row, before) => ({ name: row.text('name', before?.name) }),
      schema: z.strictObject({ name: colourFolderName }),
    },
    colourFolders,
    problems,
  );
  return { entries: stepsOf('colourFolder', planned), left };
}

type Folder = { id: string; name: string; colours: readonly FolderColour[] };

/** Colours of folders, by their codes (OPC-07): another code is another colour. */
export function planColours(
  { colours }: Workbook,
  folders: ReadonlyMap<string, Folder>,
  problems: Problem[],
) {
  const stored = new Map(
    [...folders.values()].flatMap(({ id, colours: own }) =>
      own.map((colour) => [keyIn(id, colour.code), { folder: id, colour }] as const),
    ),
  );
  const { planned, left } = planRows(
    {
      sheet: 'colours',
      key: 'code',
      keyOf: (row) => keyOf(row, folders),
      stored,
      rowOf: ({ folder, colour }) => colourRow(folder, colour),
      read: (row, before) => ({
        code: row.text('code'),
        hbw: row.number('hbw', before?.colour.hbw),
        r: row.number('r', before?.colour.r),
        g: row.number('g', before?.colour.g),
        b: row.number('b', before?.colour.b),
      }),
      schema: z.strictObject(colourInput),
    },
    colours,
    problems,
  );
  const byFolder = Map.groupBy(planned, ({ row }) => row.text('colorlist'));
  const entries = [...byFolder].flatMap(([id, rows]) => {
    const edits = rows.map(({ before, sent }) => edit(before?.colour, sent));
    return batches(id, folders.get(id)?.name ?? id, edits);
  });
  return { entries, left };
}

/** Ids of folders have no blanks. */
const keyIn = (folder: string, code: string) => `${folder} ${codeKey(code)}`;

function keyOf(row: RowReader, folders: ReadonlyMap<string, Folder>): string | undefined {
  const folder = row.needed('colorlist');
  if (folder && !folders.has(folder)) row.refuse('colorlist', 'unknown');
  const code = row.needed('code');
  return folders.has(folder) && code ? keyIn(folder, code) : undefined;
}

type Sent = z.infer<z.ZodMiniObject<typeof colourInput>>;

const edit = (before: FolderColour | undefined, sent: Sent): PlannedColour =>
  before ? { ...sent, does: 'change', id: before.id, revision: before.revision } : { ...sent, does: 'add' };

function batches(id: string, name: string, edits: readonly PlannedColour[]): PlannedColours[] {
  return inBatches(mostAtOnce, edits).map((some) => {
    const does = some.every((one) => one.does === 'add') ? 'add' : 'change';
    return { kind: 'colour', id, name, does, edits: some };
  });
}
