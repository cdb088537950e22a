import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { benches } from '#test/bench/benches.ts';
import { median, percentile } from '#test/bench/percentile.ts';
import { claims } from '#test/prove/claims.ts';
import { figureOf, judged } from '#test/prove/run-claims.ts';

const ids = [...Object.keys(claims), ...Object.keys(benches)];
const claimed = Object.values(claims).flatMap((claim) => claim.files);
/** Files of tests that are in no figure, and why. */
const unclaimed = {
  'test/lambdas/store/older-rows.test.ts': 'what older data is read as: a rule of prices, and no figure',
  'test/lambdas/runtime/files/remove-for-good.test.ts':
    'an erasure reaches all versions: a right of people, and no figure',
  'test/lambdas/store/catalogue/price-list-store.test.ts': 'what a price list shows, and no figure',
  'test/lambdas/store/quotation/price-version.test.ts': 'when prices are others, and no figure',
  'test/stack/build-functions.test.ts': 'what a build makes; `bundles` measures it',
  'test/stack/cdk-commands.test.ts': 'the commands of who deploys',
};

describe('the figures that prove what is promised', () => {
  it('are explained, each once, and none that is gone', () => {
    const rows = readFileSync('docs/proof.md', 'utf8').matchAll(/^\| (`[^|]+) \|/gm);
    const explained = [...rows].flatMap(([, names = '']) =>
      names.split(', ').map((name) => name.slice(1, -1)),
    );
    expect(explained.toSorted()).toEqual(ids.toSorted());
  });

  it('are explained with the functions that the limit of the others is not for', () => {
    const [row = ''] = /^\| `bundles`.*$/m.exec(readFileSync('docs/proof.md', 'utf8')) ?? [];
    const heavy = Object.entries<FunctionSpec>(functions).filter(
      ([, { trigger, workbooks, chromium }]) =>
        ('graphql' in trigger || 'http' in trigger) && (workbooks || chromium),
    );
    expect(heavy.filter(([name]) => !row.includes(`\`${name}\``)).map(([name]) => name)).toEqual([]);
  });

  it('have one name each', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('come from tests that exist', () => {
    expect(claimed.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('take in what guards doors, stack, store and runtime, but for what is none of theirs', () => {
    const guarding = globSync('test/{security,stack,lambdas/store,lambdas/runtime}/**/*.test.ts');
    const named = [...claimed, ...Object.keys(unclaimed)];
    expect(guarding.filter((file) => !named.includes(file))).toEqual([]);
    expect(Object.keys(unclaimed).filter((file) => claimed.includes(file) || !existsSync(file))).toEqual([]);
  });
});

describe('a figure of tests', () => {
  const claim = {
    name: 'a',
    unit: 'cases',
    files: ['test/a.test.ts', 'test/b.test.ts'],
  } as const;
  const file = (name: string, ...statuses: string[]) => ({
    name: `/somewhere/${name}`,
    status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
    assertionResults: statuses.map((status, index) => ({ status, fullName: `${name} ${index}` })),
  });
  const found = (...testResults: ReturnType<typeof file>[]) => figureOf(claim, [{ testResults }]);

  it('is none when every case passes', () => {
    const figure = found(file('test/a.test.ts', 'passed', 'passed'), file('test/b.test.ts', 'passed'));
    expect(figure).toMatchObject({ value: 0, limit: 0, ok: true, passed: 3 });
  });

  it('counts and names the cases that fail or are left out', () => {
    const figure = found(file('test/a.test.ts', 'passed', 'failed'), file('test/b.test.ts', 'skipped'));
    expect(figure).toMatchObject({ value: 2, ok: false, passed: 1 });
    expect(figure.others).toEqual(['test/a.test.ts 1', 'test/b.test.ts 0']);
  });

  it.each([
    ['did not run', []],
    ['holds no case', [file('test/b.test.ts')]],
    ['fails before its cases', [{ ...file('test/b.test.ts', 'passed'), status: 'failed' }]],
  ])('is out when a file %s', (_, more) => {
    expect(found(file('test/a.test.ts', 'passed'), ...more)).toMatchObject({ value: 1, ok: false });
  });

  describe('of a run that does not end well', () => {
    const good = { status: 0, signal: null };
    const ended = (how: Partial<Parameters<typeof judged>[0]>, ...more: string[]) => {
      const testResults = [file('test/a.test.ts', 'passed', ...more), file('test/b.test.ts', 'passed')];
      return figureOf(claim, [judged({ ...good, ...how }, { testResults })]);
    };

    it.each([
      ['fails beside its cases', { status: 1 }, 'vitest ended with 1, though no case failed'],
      [
        'is killed',
        { status: null, signal: 'SIGKILL' as const },
        'vitest ended with SIGKILL, though no case failed',
      ],
      ['does not start', { status: null, error: new Error('ENOENT') }, 'vitest did not start: ENOENT'],
    ])('is out, and says why, when it %s', (_, how, broken) => {
      expect(ended(how)).toMatchObject({ value: 1, ok: false, broken });
    });

    it('says no more than its cases when one of them failed', () => {
      expect(ended({ status: 1 }, 'failed')).not.toHaveProperty('broken');
      expect(ended(good)).toMatchObject({ value: 0, ok: true });
    });
  });
});

describe('a figure of many rounds', () => {
  it.each([
    ['the one in the middle', [9, 1, 10], 9],
    ['half-way between two', [9, 1, 10, 2], 5.5],
    ['none without rounds', [], Number.NaN],
  ])('has as its median %s', (_, rounds, middle) => {
    expect(median(rounds)).toBe(middle);
  });

  it('has as its percentile what so many in a hundred are below', () => {
    const rounds = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.95].map((share) => percentile(rounds, share))).toEqual([1, 51, 96]);
    expect(percentile([], 0.95)).toBeNaN();
  });
});
