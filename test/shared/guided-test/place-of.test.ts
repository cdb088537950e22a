import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '#shared/access/paths.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { placeOf } from '#shared/guided-test/place-of.ts';
import { stageNames } from '#shared/schemas/stage-names.ts';

const query = (address: string) => new URL(address, 'https://example.com').searchParams;
const id = fc.string({ minLength: 1 });

it('every element of a guided test is found again by its address', () => {
  const stage = fc.constantFrom(...stageNames);
  const somewhere: fc.Arbitrary<Place> = fc.oneof(
    fc.record({ stage }),
    fc.record({ stage, question: id }),
    fc.record({ stage, question: id, answer: id }),
    fc.record({ stage, phase: id, choice: id }),
  );
  fc.assert(
    fc.property(somewhere, (place) => {
      expect(placeOf(query(paths.openInTest(place)))).toEqual(place);
    }),
  );
});

it.each(['/test', '/test?question=a', '/test?stage=stage9&question=a'])('%s names no element', (address) => {
  expect(placeOf(query(address))).toBeNull();
});
