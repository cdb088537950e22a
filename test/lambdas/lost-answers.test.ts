import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { type Fault, faults, faultyClients } from '#test/support/faults/faulty-clients.ts';
import { pass } from '#test/support/faults/pass.ts';
import { mockedClient } from '#test/support/mocked-client.ts';
import type { Editable } from '#test/support/races/editable.ts';
import { editables } from '#test/support/races/editables.ts';
import { fillSmallWorld } from '#test/support/races/small-world.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const superUsers = await fillSmallWorld();
mockedClient(S3Client).resolves({});
const clients = faultyClients();
afterAll(async () => {
  clients.restore();
  await table.close();
});

const lost = faults['done, and its answer lost'] as Fault;
const revisionOf = (base: unknown) => Number(Object(base).revision ?? 0);

/** Edits a new thing in every way, one after the other; answers how much its revision rose with each. */
async function edited(editable: Editable, unique: string) {
  const editors = (await editable.editors?.(superUsers, unique)) ?? superUsers;
  const [{ run }] = editors;
  const entity = await editable.make(editors, unique);
  const rises: [string, number][] = [];
  for (const { operation, fields, save } of entity.ways(editors[0])) {
    const seen = await entity.read(run);
    const value = 10 + rises.length;
    const changes = Object.fromEntries(Object.entries(fields).map(([name, next]) => [name, next?.(value)]));
    await save(run, seen, { ...seen.fields, ...changes }, changes);
    const saved = await entity.read(run);
    expect(saved.fields).toMatchObject(changes);
    rises.push([operation, revisionOf(saved.base) - revisionOf(seen.base)]);
  }
  return rises;
}

describe('a save that the table took, although its answer was lost, is answered as saved, once', () => {
  it.each(Object.entries(editables))('%s', async (name, editable) => {
    const unique = name.replaceAll(' ', '-');
    const wanted = await edited(editable, `told-${unique}`);
    let rises: typeof wanted = [];
    const tries = await clients.during(/^(Put|Update|Delete|BatchWrite|TransactWrite)/, lost, 1, async () => {
      rises = await edited(editable, `lost-${unique}`);
    });
    expect(rises).toEqual(wanted);
    expect([rises.length > 0, tries]).toEqual([true, 2]);
  });
});

it('a token that was used up, although its answer was lost, opens what it is for, once', async () => {
  const { issueToken, redeemToken } = await import('#lambdas/store/pass/token-store.ts');
  const now = new Date('2026-11-20T10:00:00Z');
  const { token } = await issueToken(pass, { of: 'q1' }, now, 'marta');
  await clients.during(/^(Delete|Update|TransactWrite)/, lost, 1, async () => {
    expect(await redeemToken(pass, token, now)).toEqual({ of: 'q1' });
  });
  await expect(redeemToken(pass, token, now)).rejects.toMatchObject({ code: 'link-expired' });
});
