import { afterAll, describe, expect, it } from 'vitest';
import { creations, mutations, others } from '#test/support/mutations.ts';
import { editables } from '#test/support/races/editables.ts';
import { race, type Tally } from '#test/support/races/race.ts';
import { fillSmallWorld } from '#test/support/races/small-world.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { openStoreTable } from '#test/support/store-table.ts';

/** Races of each entity: `npm run prove -- lost-updates` runs many more. */
const races = roundsOf(8);

const table = await openStoreTable();
const superUsers = await fillSmallWorld();
afterAll(() => table.close());

describe('two people who edit the same at the same time lose nothing that was acknowledged, and the loser of a race is told who won', () => {
  it.each(Object.entries(editables))('%s', { timeout: 30_000 + races * 1000 }, async (name, editable) => {
    const unique = name.replaceAll(' ', '-');
    const editors = (await editable.editors?.(superUsers, unique)) ?? superUsers;
    const entity = await editable.make(editors, unique);
    const tallies: Tally[] = [];
    for (let seed = 1; seed <= races; seed += 1) {
      const tally = await race(entity, editors, seededRandom(seed));
      expect(tally.wrong, `race ${seed}`).toEqual([]);
      tallies.push(tally);
    }
    const sum = (key: 'saved' | 'told') => tallies.reduce((total, tally) => total + tally[key], 0);
    // Races in which nobody meets anybody would prove nothing.
    expect(sum('saved')).toBeGreaterThan(races);
    expect(sum('told')).toBeGreaterThan(races / 4);
  });
});

it('every operation that changes something is raced, makes something once, or says why neither', () => {
  const raced = Object.values(editables).flatMap(({ operations }) => operations);
  // Colours that are imported are changed or made.
  const said = new Set([...raced, ...creations, ...Object.keys(others)]);
  expect([...said].toSorted()).toEqual(mutations.toSorted());
});
