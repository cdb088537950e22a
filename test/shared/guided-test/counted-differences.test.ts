import { expect, it } from 'vitest';
import { countedDifferences } from '#shared/guided-test/counted-differences.ts';
import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';

it('counts what differs by kind and way, and leaves out what does not', () => {
  const [a, b, c] = [aQuestion('a'), aQuestion('b'), aQuestion('c')];
  const before = aConfig({ stage1: [a, b] });
  const after = aConfig({ stage1: [aQuestion('a', { title: 'Altra' }), c] });
  expect(countedDifferences(before, after)).toEqual([
    {
      kind: 'question',
      counts: [
        { how: 'added', count: 1 },
        { how: 'removed', count: 1 },
        { how: 'changed', count: 1 },
      ],
    },
    {
      kind: 'answer',
      counts: [
        { how: 'added', count: 2 },
        { how: 'removed', count: 2 },
      ],
    },
  ]);
  expect(countedDifferences(before, before)).toEqual([]);
});
