import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { erasedHeader } from '#shared/erasure/erased-quotation.ts';
import { aFirstSave, aStoredRow, byTest, openCountedQuotations } from '#test/support/counted-quotations.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { older } from '#test/support/older-item.ts';

const world = await openCountedQuotations();
const { client } = await import('#lambdas/runtime/table/table.ts');
const { headerKey } = await import('#lambdas/store/quotation/quotation-items.ts');
afterAll(() => world.table.close());

let made = 0;
let id = '';
beforeEach(() => {
  made += 1;
  id = `q${made}`;
  world.begin();
  return async () => {
    vi.restoreAllMocks();
    for (const each of [id, `${id}-other`]) await world.remove(each);
    await world.follow();
    expect(await world.counters()).toEqual([]);
  };
});

const rows = () => [aStoredRow('r1', 'adda', 2, 'TN 1'), aStoredRow('r2', 'piave', 1)];
const onceCounted = [
  'IT 2026-W47 colour TN 1: 1 22500 1 0',
  'IT 2026-W47 product adda: 1 22500 1 0',
  'IT 2026-W47 product piave: 1 11250 1 0',
  'IT 2026-W47 province BO: 1 33750 1 0',
  'IT 2026-W47 total : 1 33750 1 0',
  'IT 2026-W47 type imbianchino: 1 33750 1 0',
];

describe('a quotation', () => {
  it('is counted when it is made', async () => {
    await world.create(aFirstSave(id, rows()));
    await world.follow();
    expect(await world.counters()).toEqual(onceCounted);
    expect(await world.countries()).toEqual([{ country: 'IT', quotations: 1 }]);
  });

  it('that is older and keeps no copy of its owner is counted without type and value', async () => {
    await world.create(aFirstSave(id, rows()));
    await older(headerKey(id), 'user');
    await world.follow();
    expect(await world.counters()).toEqual([
      'IT 2026-W47 colour TN 1: 1 0 0 0',
      'IT 2026-W47 product adda: 1 0 0 0',
      'IT 2026-W47 product piave: 1 0 0 0',
      'IT 2026-W47 province BO: 1 0 0 0',
      'IT 2026-W47 total : 1 0 0 0',
      'IT 2026-W47 type : 1 0 0 0',
    ]);
  });

  it('is counted once, however often and in whatever order its records come', async () => {
    await world.create(aFirstSave(id, rows()));
    await world.save(id, ({ header }) => ({ header: { ...header, archived: true } }));
    const records = await world.records();
    for (const record of [...records, ...records.toReversed(), ...records]) await world.count(record);
    expect(await world.counters()).toEqual(onceCounted);
  });

  it('is counted as it was changed to', async () => {
    await world.create(aFirstSave(id, rows()));
    await world.follow();
    await world.save(id, ({ header }) => ({
      header: { ...header, province: 'MI' },
      rows: [aStoredRow('r1', 'adda', 3, 'TN 2')],
    }));
    await world.follow();
    expect(await world.counters()).toEqual([
      'IT 2026-W47 colour TN 2: 1 33750 1 0',
      'IT 2026-W47 product adda: 1 33750 1 0',
      'IT 2026-W47 province MI: 1 33750 1 0',
      'IT 2026-W47 total : 1 33750 1 0',
      'IT 2026-W47 type imbianchino: 1 33750 1 0',
    ]);
  });

  it('leaves the counters when it is deleted, and when what is left of it is removed', async () => {
    await world.create(aFirstSave(id, rows()));
    await world.follow();
    await world.remove(id);
    await world.follow();
    expect(await world.counters()).toEqual([]);
    expect(await world.countries()).toEqual([{ country: 'IT', quotations: 0 }]);
    await world.removeForGood(id);
    await world.follow();
    expect(await world.counters()).toEqual([]);
  });

  it('that was deleted before it was counted is not counted', async () => {
    await world.create(aFirstSave(id, rows()));
    await world.remove(id);
    await world.follow();
    expect(await world.counters()).toEqual([]);
  });

  it('moves with its owner to another country, another type and another price list', async () => {
    await world.create(aFirstSave(id, rows()));
    await world.follow();
    await world.save(id, ({ header }) => ({
      header: {
        ...header,
        userCountry: 'DE',
        uid: 'huber',
        user: { ...header.user, type: 'agente', country: 'DE', pricelist: null },
      },
    }));
    await world.follow();
    expect(await world.counters()).toEqual([
      'DE 2026-W47 colour TN 1: 1 0 0 0',
      'DE 2026-W47 product adda: 1 0 0 0',
      'DE 2026-W47 product piave: 1 0 0 0',
      'DE 2026-W47 total : 1 0 0 0',
      'DE 2026-W47 type agente: 1 0 0 0',
    ]);
    expect(await world.countries()).toEqual([
      { country: 'DE', quotations: 1 },
      { country: 'IT', quotations: 0 },
    ]);
  });

  it('stays counted, as one made with a guided test, when its owner is erased', async () => {
    await world.create(aFirstSave(id, rows(), byTest));
    await world.follow();
    const before = await world.counters();
    expect(before).toContain('IT 2026-W47 total : 1 33750 1 1');
    const erased = { names: ['Marta Bellini'], label: 'Utente cancellato' };
    await world.save(id, ({ header }) => ({ header: erasedHeader(header, erased) }));
    await world.follow();
    expect(await world.counters()).toEqual(before);
  });

  it('that is a copy of one made with a guided test was not made with one', async () => {
    await world.create(aFirstSave(id, rows(), { ...byTest, copied: true }));
    await world.follow();
    expect(await world.counters()).toEqual(onceCounted);
  });

  it('is counted with others of its week', async () => {
    await world.create(aFirstSave(id, rows()));
    await world.create(aFirstSave(`${id}-other`, rows(), { createdAt: '2026-11-22T22:59:59.000Z' }));
    await world.follow();
    expect(await world.counters()).toContain('IT 2026-W47 product adda: 2 45000 2 0');
    expect(await world.countries()).toContainEqual({ country: 'IT', quotations: 2 });
  });
});

describe('a run that counts', () => {
  /** More counters than one transaction takes. */
  const many = Array.from({ length: 60 }, (_, index) =>
    aStoredRow(`r${index}`, `product-${index}`, index, `colour ${index}`),
  );
  const others = many.map((row, index) => aStoredRow(row.sId, `other-${index}`, 1, `colour ${index}`));

  /** Counts the quotation and is killed after so many writes; each write is whole. */
  async function killed(writes: number) {
    const record = (await world.records()).at(-1);
    killAfter(writes, [client]);
    await expect(world.count(record ?? {})).rejects.toThrow('killed');
    vi.restoreAllMocks();
    const counters = await world.counters();
    expect(counters).toEqual(await world.counted([id]));
    return counters;
  }

  it('and is killed is followed by another, who goes on with what is missing', async () => {
    await world.create(aFirstSave(id, many));
    expect([(await killed(0)).length, (await killed(1)).length]).toEqual([0, 80]);
    await world.follow();
    expect(await world.counters()).toHaveLength(123);
    await world.save(id, () => ({ rows: others }));
    for (const writes of [0, 1, 1]) await killed(writes);
    await world.follow();
    expect(await world.counters()).toEqual(await world.wanted([id]));
    expect(await world.counters()).toHaveLength(123);
    await world.remove(id);
    await killed(1);
    await world.follow();
    expect(await world.counters()).toEqual([]);
  });

  it('gives way to a run that counted a later state meanwhile, and counts that', async () => {
    await world.create(aFirstSave(id, rows()));
    const [record] = (await world.records()).slice(-1);
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    let isRaced = false;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      if (!isRaced && command.constructor.name === 'TransactWriteCommand') {
        isRaced = true;
        await world.save(id, () => ({ rows: [aStoredRow('r1', 'adda', 9)] }));
        await world.follow();
      }
      return send(command);
    }) as never);
    if (record) await world.count(record);
    expect(isRaced).toBe(true);
    expect(await world.counters()).toEqual(await world.wanted([id]));
    expect(await world.counters()).toContain('IT 2026-W47 product adda: 1 101250 1 0');
  });

  it.each([
    ['counted already', true],
    ['counted by nobody yet', false],
  ])('is not counted by a run that read it before the deletion: %s', async (_, isCounted) => {
    await world.create(aFirstSave(id, rows()));
    const [record] = (await world.records()).slice(-1);
    if (isCounted) await world.follow();
    await world.save(id, () => ({ rows: [aStoredRow('r1', 'adda', 9)] }));
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    let isRaced = false;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      if (!isRaced && command.constructor.name === 'TransactWriteCommand') {
        isRaced = true;
        await world.remove(id);
        await world.follow();
      }
      return send(command);
    }) as never);
    if (record) await world.count(record);
    expect(isRaced).toBe(true);
    expect(await world.counters()).toEqual([]);
  });

  it('fails when the table does, so that the record comes again', async () => {
    await world.create(aFirstSave(id, rows()));
    killAfter(0, [client]);
    await expect(world.follow()).rejects.toThrow('killed');
  });
});
