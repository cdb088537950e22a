import type { Tag } from '#shared/schemas/tag.ts';
import { newTagInput } from '#shared/schemas/tag-input.ts';
import { byId } from './by-id.ts';
import { tagRow } from './catalogue-rows.ts';
import { idIn, planRows, stepsOf } from './plan-rows.ts';
import { refuseTaken } from './refuse-taken.ts';
import type { Problem, Workbook } from './sheets.ts';

/** Tags, each with a slug of its own (OPC-14). */
export function planTags({ tags }: Workbook, stored: readonly Tag[], problems: Problem[]) {
  const { planned, left } = planRows(
    {
      sheet: 'tags',
      key: 'id',
      keyOf: idIn,
      stored: byId(stored),
      rowOf: tagRow,
      read: (row, before) => ({
        name: row.text('name', before?.name),
        slug: row.text('slug', before?.slug),
      }),
      schema: newTagInput,
    },
    tags,
    problems,
  );
  refuseTaken('slug', stored, planned);
  return { entries: stepsOf('tag', planned), left };
}
