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
/** Files of tests outside all figures, with the reason. */
const unclaimed = {
  'test/lambdas/store/older-rows.test.ts': 'a rule of prices for older data, not a figure',
  'test/lambdas/store/offer/used-texts.test.ts': 'the words of an owner, not a figure',
  'test/lambdas/runtime/files/remove-for-good.test.ts':
    'a right of people: an erasure reaches all versions; not a figure',
  'test/lambdas/store/catalogue/price-list-store.test.ts': 'the shown parts of a price list, not a figure',
  'test/lambdas/store/register/read-vcards.test.ts': 'forms of address books, not a figure',
  'test/lambdas/store/quotation/price-version.test.ts': 'a rule for changed prices, not a figure',
  'test/stack/build-functions.test.ts': 'the result of a build; `bundles` measures it',
  'test/stack/access-logs.test.ts': 'the order in which dev is taken down, not a figure',
  'test/stack/mails.test.ts': 'the reports of mails, not a figure',
  'test/stack/canary.test.ts': 'a watch of prod, not a figure',
  'test/stack/cdk-commands.test.ts': 'the commands of a deployment',
  'test/stack/publication.test.ts': 'the order of a deployment, not a figure',
};

describe('the figures that prove the promises', () => {
  it('are explained in docs/proof.md, each once, without others', () => {
    const rows = readFileSync('docs/proof.md', 'utf8').matchAll(/^\| (`[^|]+) \|/gm);
    const explained = [...rows].flatMap(([, names = '']) =>
      names.split(', ').map((name) => name.slice(1, -1)),
    );
    expect(explained.toSorted()).toEqual(ids.toSorted());
  });

  it('name the functions outside the general size limit', () => {
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

  it('come from existing tests', () => {
    expect(claimed.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('repeat every test that takes rounds', () => {
    const taking = globSync('test/**/*.test.ts').filter((file) =>
      /\broundsOf\(/.test(readFileSync(file, 'utf8')),
    );
    const repeated = Object.values(claims).flatMap(({ files, rounds }) => (rounds ? files : []));
    expect(taking).not.toEqual([]);
    expect(taking.filter((file) => !repeated.includes(file))).toEqual([]);
  });

  it('include every test of security, stack, store and runtime, except listed ones', () => {
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

  it('is zero when every case passes', () => {
    const figure = found(file('test/a.test.ts', 'passed', 'passed'), file('test/b.test.ts', 'passed'));
    expect(figure).toMatchObject({ value: 0, limit: 0, ok: true, passed: 3 });
  });

  it('counts and names failed and skipped cases', () => {
    const figure = found(file('test/a.test.ts', 'passed', 'failed'), file('test/b.test.ts', 'skipped'));
    expect(figure).toMatchObject({ value: 2, ok: false, passed: 1 });
    expect(figure.others).toEqual(['test/a.test.ts 1', 'test/b.test.ts 0']);
  });

  it.each([
    ['does not run', []],
    ['contains no case', [file('test/b.test.ts')]],
    ['fails outside its cases', [{ ...file('test/b.test.ts', 'passed'), status: 'failed' }]],
  ])('fails when a file %s', (_, more) => {
    expect(found(file('test/a.test.ts', 'passed'), ...more)).toMatchObject({ value: 1, ok: false });
  });

  describe('of a run with a bad end', () => {
    const good = { status: 0, signal: null };
    const ended = (how: Partial<Parameters<typeof judged>[0]>, ...more: string[]) => {
      const testResults = [file('test/a.test.ts', 'passed', ...more), file('test/b.test.ts', 'passed')];
      return figureOf(claim, [judged({ ...good, ...how }, { testResults })]);
    };

    it.each([
      ['fails outside its cases', { status: 1 }, 'vitest ended with 1, though no case failed'],
      [
        'is killed',
        { status: null, signal: 'SIGKILL' as const },
        'vitest ended with SIGKILL, though no case failed',
      ],
      ['does not start', { status: null, error: new Error('ENOENT') }, 'vitest did not start: ENOENT'],
    ])('fails with the reason when it %s', (_, how, broken) => {
      expect(ended(how)).toMatchObject({ value: 1, ok: false, broken });
    });

    it('gives no other reason when a case failed', () => {
      expect(ended({ status: 1 }, 'failed')).not.toHaveProperty('broken');
      expect(ended(good)).toMatchObject({ value: 0, ok: true });
    });
  });
});

describe('a figure of many rounds', () => {
  it.each([
    ['the one in the middle', [9, 1, 10], 9],
    ['the mean of the two in the middle', [9, 1, 10, 2], 5.5],
    ['none without rounds', [], Number.NaN],
  ])('has as its median %s', (_, rounds, middle) => {
    expect(median(rounds)).toBe(middle);
  });

  it('has as its percentile the value above that share of rounds', () => {
    const rounds = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.95].map((share) => percentile(rounds, share))).toEqual([1, 51, 96]);
    expect(percentile([], 0.95)).toBeNaN();
  });
});
