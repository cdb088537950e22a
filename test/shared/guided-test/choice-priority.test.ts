import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priorityOf } from '#shared/guided-test/priority-of.ts';
import { aChoice } from '#test/support/builders/phase.ts';

const tags = (...slugs: string[]) => new Set(slugs);
const valued = (...priorities: [number, ...string[]][]) =>
  aChoice({ priorities: priorities.map(([value, ...slugs]) => ({ value, tags: slugs })) });

const slugs = fc.uniqueArray(fc.constantFrom('interno', 'esterno', 'muffa'));
const priority = fc.record({ value: fc.integer({ min: -1000, max: 1000 }), tags: slugs });

describe('the priority of a choice', () => {
  it('is the sum of its active priorities, positive or negative [PHA-066, PHA-069, OPC-22]', () => {
    const choice = valued([8, 'storico'], [3, 'interno'], [-5, 'muffa']);
    expect(priorityOf(choice, tags('storico', 'interno'))).toBe(11);
    expect(priorityOf(choice, tags('interno', 'muffa'))).toBe(-2);
  });

  it('counts an entry without tags always [PHA-067]', () => {
    expect(priorityOf(valued([5], [2, 'muffa']), tags())).toBe(5);
    expect(priorityOf(valued([5], [2, 'muffa']), tags('muffa'))).toBe(7);
  });

  it('is 0 when no entry applies [PHA-068]', () => {
    expect(priorityOf(valued(), tags('muffa'))).toBe(0);
    expect(priorityOf(valued([4, 'muffa']), tags('interno'))).toBe(0);
  });

  it('needs every tag of an entry [OPC-22]', () => {
    const choice = valued([4, 'muffa', 'interno']);
    expect(priorityOf(choice, tags('muffa'))).toBe(0);
    expect(priorityOf(choice, tags('muffa', 'interno'))).toBe(4);
  });

  it('adds decimals exactly [OPC-22]', () => {
    expect(priorityOf(valued([0.1], [0.2]), tags())).toBe(0.3);
    expect(priorityOf(valued([1.5], [-1.5]), tags())).toBe(0);
  });

  it('is that of its parts together, whatever their order [PHA-066]', () => {
    fc.assert(
      fc.property(fc.array(priority), fc.array(priority), slugs, (some, others, given) => {
        const sum = (priorities: typeof some) => priorityOf(aChoice({ priorities }), new Set(given));
        expect(sum([...others, ...some])).toBe(sum(some) + sum(others));
      }),
    );
  });
});
