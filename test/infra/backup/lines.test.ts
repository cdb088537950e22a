import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLines, readLines } from '#infra/backup/lines.ts';
import { type Item, itemOfLine, lineOf } from '#infra/backup/renaming.ts';

async function readAgain(things: readonly object[]): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'preventivi-lines-'));
  const lines = openLines(join(folder, 'things.jsonl'));
  for (const thing of things) await lines.add(thing);
  await lines.end();
  const found: unknown[] = [];
  for await (const thing of readLines(join(folder, 'things.jsonl'))) found.push(thing);
  await rm(folder, { recursive: true });
  return found;
}

it('a text is read from an export as it was, whatever ends of lines stand in it', async () => {
  const note = 'one\u2028two\u2029three\u0085four\r\nfive';
  expect(await readAgain([{ note }, { note: 'next' }])).toEqual([{ note }, { note: 'next' }]);
});

it('things longer than what is read at a time are read whole, and none as none', async () => {
  const long = ['è'.repeat(50_000), 'x'.repeat(200_000), ''];
  expect(await readAgain(long.map((text) => ({ text })))).toEqual(long.map((text) => ({ text })));
  expect(await readAgain([])).toEqual([]);
});

it('every type of value of the table is read from an export as it was', async () => {
  const bytes = [Buffer.of(0, 255, 128), Buffer.of(10)];
  const values: Item = {
    text: { S: '' },
    number: { N: '-1.5' },
    bytes: { B: Buffer.of(0, 255) },
    yes: { BOOL: true },
    nothing: { NULL: true },
    texts: { SS: ['a', 'b'] },
    numbers: { NS: ['1', '20'] },
    severalBytes: { BS: bytes },
  };
  const item: Item = { ...values, list: { L: Object.values(values) }, map: { M: values } };
  const [line] = await readAgain([lineOf(item)]);
  expect(itemOfLine(line)).toEqual(item);
});
