import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDataServices } from '#test/support/data-services.ts';
import { at, openLongList } from '#test/support/long-list.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const services = await openDataServices();
afterAll(services.close);
const { clear, coldStart, namesIn, remove, write } = await openLongList();
beforeEach(clear);

const steps = 250;

it.each([1, 2, 3])(
  'a long list shows the stored rows, however often it was renewed meanwhile (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const stored = new Map<string, { name?: string; revision: number }>();
    const names = () => [...stored.values()].flatMap(({ name }) => name ?? []).toSorted();
    const [writer, ...readers] = [coldStart(), coldStart(), coldStart(), coldStart()];
    for (let step = 0; step < steps; step += 1) {
      const id = `q${below(12)}`;
      const { name, revision: before } = stored.get(id) ?? { revision: 0 };
      const [kind, revision] = [random(), before + 1];
      if (kind < 0.45) {
        stored.set(id, { name: `name ${step}`, revision });
        await write(id, `name ${step}`, revision);
      } else if (kind < 0.55 && name) {
        stored.set(id, { revision });
        await remove(id, revision);
      } else if (kind < 0.75) await writer.refresh(at(step), 1);
      else if (kind < 0.78) await writer.rewrite(at(step));
      else expect((await namesIn(readers[below(4)] ?? coldStart())).toSorted()).toEqual(names());
    }
    for (const list of [writer, ...readers, coldStart()])
      expect((await namesIn(list)).toSorted()).toEqual(names());
  },
);
