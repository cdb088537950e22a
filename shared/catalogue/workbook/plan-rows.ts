import type * as z from 'zod/mini';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { PlanKind } from './plan.ts';
import { problemOfIssue } from './problem-of-issue.ts';
import { RowReader } from './row-reader.ts';
import { saySame } from './say-same.ts';
import type { NumberedRow, Problem, Row, SheetName } from './sheets.ts';

/** How the rows of a sheet, one for each entity, are read and compared. */
export type EntityRows<Stored, Sent> = {
  sheet: SheetName;
  /** The column that tells entities apart. */
  key: string;
  /** The key of a row's entity; undefined for one that was refused. */
  keyOf: (row: RowReader) => string | undefined;
  stored: ReadonlyMap<string, Stored>;
  rowOf: (stored: Stored) => Row;
  read: (row: RowReader, stored: Stored | undefined) => unknown;
  schema: z.ZodMiniType<Sent>;
};

export type PlannedRow<Stored, Sent> = {
  key: string;
  row: RowReader;
  before: Stored | undefined;
  sent: Sent;
};

/** The changes and additions of a sheet's rows; rows that say the same as the store are counted. */
export function planRows<Stored, Sent>(
  how: EntityRows<Stored, Sent>,
  rows: readonly NumberedRow[] | undefined,
  problems: Problem[],
) {
  const seen = new Set<string>();
  const planned: PlannedRow<Stored, Sent>[] = [];
  let left = 0;
  for (const numbered of rows ?? []) {
    const row = new RowReader(how.sheet, numbered, problems);
    const key = how.keyOf(row);
    if (key === undefined) continue;
    if (seen.has(key)) row.refuse(how.key, 'duplicate');
    else {
      const before = how.stored.get(key);
      const sent = sentOf(how, row, numbered.cells, before);
      if (sent === same) left += 1;
      else if (sent !== undefined) planned.push({ key, row, before, sent });
    }
    seen.add(key);
  }
  return { planned, left };
}

const same = Symbol('says what is stored');

/** The input of a row; undefined when the schema refuses it: the row tells why. */
function sentOf<Stored, Sent>(
  { sheet, rowOf, read, schema }: EntityRows<Stored, Sent>,
  row: RowReader,
  cells: Row,
  before: Stored | undefined,
): Sent | typeof same | undefined {
  if (before !== undefined && saySame(sheet, [cells], [rowOf(before)])) return same;
  const checked = schema.safeParse(read(row, before));
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const column = String(issue.path[0]);
    if (row.isRefused(column)) continue;
    const { reason, allowed }: Pick<Problem, 'reason' | 'allowed'> = row.text(column)
      ? problemOfIssue(issue, column)
      : { reason: 'missing' };
    row.refuse(column, reason, undefined, allowed);
  }
  return undefined;
}

/** The steps that planned rows of entities are, each an entity of its own. */
export const stepsOf = <Kind extends PlanKind, Sent extends { name: string }>(
  kind: Kind,
  planned: readonly PlannedRow<{ revision: number }, Sent>[],
) =>
  planned.map(({ key, before, sent }) => ({
    kind,
    id: key,
    name: sent.name,
    does: before ? ('change' as const) : ('add' as const),
    revision: before?.revision ?? 0,
    sent,
  }));

/** The id of a row: what it says, as it will be stored. */
export function idIn(row: RowReader): string | undefined {
  const id = row.needed('id');
  if (!id) return undefined;
  if (idSchema.safeParse(id).success) return id;
  row.refuse('id', 'id');
  return undefined;
}
