import { describe, expect, it } from 'vitest';
import { longestNote } from '#shared/schemas/note-form.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { codeOf } from '#test/support/cloud.ts';
import { fullNotes, lettersOf, longestNotes } from '#test/support/full-notes.ts';
import { choosableProducts, mostRowsOf } from '#test/support/most-rows.ts';
import { bytesOf, itemsOf } from '#test/support/quotation-items.ts';
import { answered, created, listRevisions, read, update, updated } from '#test/support/quotations-api.ts';

/** Bytes that an item of DynamoDB has at most. */
const largestItem = 400 * 1024;

const rows = mostRowsOf(...(await choosableProducts('painter')));
/** As many full notes as are allowed; the other rows have none. */
const full = fullNotes();

const noted = (notes: readonly (string | null)[]) =>
  rows.map(({ sId }, index) => ({ sId, note: notes[index] ?? null }));
const notesOf = ({ selectedProducts }: Quotation) => selectedProducts.flatMap(({ note }) => note ?? []);

describe('the notes of all rows', () => {
  it('have a hundred thousand characters at most, and are kept with the earlier states', async () => {
    const { id, revision } = await created('painter', { selectedProducts: rows });
    const saved = await updated('painter', { id, revision, selectedProducts: noted(full) });
    expect(notesOf(saved)).toEqual(full);
    expect(answered(await read('painter', id)).quotation).toEqual(saved);
    await updated('painter', { id, revision: saved.revision, area: 5000 });
    const items = await itemsOf(id);
    expect(items.map(({ sk }) => sk)).toEqual(['HEAD', 'REV#00000001']);
    for (const item of items) expect(bytesOf(item), `${item.sk}`).toBeLessThan(largestItem);
  });

  it('with a character more are refused, and nothing of the save is stored', async () => {
    const { id, revision } = await created('painter', { selectedProducts: rows });
    const before = await updated('painter', { id, revision, selectedProducts: noted(full) });
    const [items, revisions] = [await itemsOf(id), answered(await listRevisions('painter', id))];
    const tooLong = { selectedProducts: noted([...full, 'a']), area: 5000, name: 'Altro nome' };
    expect(codeOf(await update('painter', { id, revision: before.revision, ...tooLong }))).toBe('too-large');
    expect(await itemsOf(id)).toEqual(items);
    expect(answered(await listRevisions('painter', id))).toEqual(revisions);
  });

  it('count without the blanks around them', async () => {
    const { id, revision } = await created('painter', { selectedProducts: rows });
    const blank = noted([...full.slice(1), ` ${lettersOf(longestNote - 2)}\n`, 'ab']);
    const saved = await updated('painter', { id, revision, selectedProducts: blank });
    expect(notesOf(saved).join('')).toHaveLength(longestNotes);
  });
});
