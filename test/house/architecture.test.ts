import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/access/routes.ts';

const layers = ['shared', 'lambdas', 'infra', 'web'] as const;
type Layer = (typeof layers)[number];

/** Imports run one way: a layer may import itself and these. */
const reaches: Record<Layer, readonly string[]> = {
  shared: [],
  lambdas: ['shared', 'locales'],
  infra: ['shared', 'lambdas', 'locales'],
  web: ['shared', 'locales'],
};

/** Folders of lambdas that serve every area; all others are areas. */
const common = new Set(['runtime', 'store']);
const nounOf = (path: string) => path.match(/^lambdas\/store\/([^/]+)\//)?.[1];
const folders = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
const zones = [
  ...folders('lambdas')
    .filter((name) => !common.has(name))
    .map((name) => `lambdas/${name}`),
  ...folders('web/features').map((name) => `web/features/${name}`),
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

const imports = layers.flatMap((layer) =>
  [...sources(layer)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g)].map(
      ([, target = '']) => ({
        file,
        layer,
        target: target.startsWith('#') ? target.slice(1) : relative('.', resolve(dirname(file), target)),
      }),
    ),
  ),
);
/** A feature owns its documents, though they are generated elsewhere. */
const withDocuments = (zone: string) => zone.replace('web/features/', 'web/graphql/');
const zoneOf = (path: string) =>
  zones.find((zone) => path.startsWith(`${zone}/`) || path === `${withDocuments(zone)}.ts`);
const shown = ({ file, target }: { file: string; target: string }) => `${file} -> ${target}`;

/** The groups that import each other in a cycle. */
function circlesOf(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reachedFrom = new Map<string, Set<string>>();
  const reach = (start: string) => {
    const known = reachedFrom.get(start);
    if (known) return known;
    const reached = new Set<string>();
    const queue = [...(next.get(start) ?? [])];
    for (let one = queue.pop(); one; one = queue.pop()) {
      if (reached.has(one)) continue;
      reached.add(one);
      queue.push(...(next.get(one) ?? []));
    }
    reachedFrom.set(start, reached);
    return reached;
  };
  const circling = [...next.keys()].filter((each) => reach(each).has(each));
  const groups = circling.map((each) =>
    circling.filter((other) => reach(each).has(other) && reach(other).has(each)).toSorted(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

describe('imports run one way', () => {
  it('keeps each layer to itself and the layers below it', () => {
    const wrong = imports.filter(({ layer, target }) => {
      const [top = ''] = target.split('/');
      return top !== layer && !reaches[layer].includes(top);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it('keeps areas and features from importing their siblings', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [own, other] = [zoneOf(file), zoneOf(target)];
      return own && other && own !== other;
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it('keeps shared folders from importing an area or a feature', () => {
    const wrong = imports.filter(
      ({ file, layer, target }) =>
        (layer === 'lambdas' || /^web\/(components|lib)\//.test(file)) && !zoneOf(file) && zoneOf(target),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('keeps features, components and lib from importing the application shell', () => {
    const wrong = imports.filter(
      ({ file, target }) => /^web\/(features|components|lib)\//.test(file) && target.startsWith('web/app/'),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('keeps lib of the web from importing components', () => {
    const wrong = imports.filter(
      ({ file, target }) => file.startsWith('web/lib/') && target.startsWith('web/components/'),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('keeps adapters of the server from importing stores', () => {
    const wrong = imports.filter(
      ({ file, target }) => file.startsWith('lambdas/runtime/') && target.startsWith('lambdas/store/'),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('has no cycles, neither of files nor of the nouns of the store, types and lazy imports included', () => {
    expect(circlesOf(imports.map(({ file, target }) => [file, target]))).toEqual([]);
    const nouns = imports.flatMap(({ file, target }) => {
      const [own, other] = [nounOf(file), nounOf(target)];
      return own && other && own !== other ? [[own, other] as const] : [];
    });
    expect(circlesOf(nouns)).toEqual([]);
  });

  it('climbs at most one folder; everything else goes through the import map', () => {
    const climbing = [...layers].flatMap((layer) =>
      [...sources(layer)].filter((file) => readFileSync(file, 'utf8').includes("from '../../")),
    );
    expect(climbing).toEqual([]);
  });
});

describe('house rules', () => {
  const files = layers
    .flatMap((layer) => [...sources(layer)])
    .filter((file) => !file.startsWith('web/graphql/'));

  it('keeps files under 200 lines', () => {
    const long = files.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n').length;
      return lines > 201 ? [`${file}: ${lines}`] : [];
    });
    expect(long).toEqual([]);
  });

  it('writes copies of products in one file, because roles cannot tell files apart', () => {
    const writing = [...sources('lambdas'), ...sources('infra')].filter((file) =>
      readFileSync(file, 'utf8').includes('partitions.copy'),
    );
    const rights = ['infra/rights/table-statements.ts', 'infra/rights/table-writes.ts'];
    expect(writing).toEqual(['lambdas/store/copy/copy-store.ts', ...rights]);
  });

  it('keeps folders of features at 25 files', () => {
    const rooms = new Map<string, number>();
    for (const file of sources('web/features')) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
    expect([...rooms].filter(([, files]) => files > 25)).toEqual([]);
  });

  it('calls AWS only from adapters and stores', () => {
    const wrong = [...sources('lambdas')].filter(
      (file) =>
        !/^lambdas\/(runtime|store)\//.test(file) && /from '@aws-sdk\//.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('names the keys of the table in one file', async () => {
    const { partitions } = await import('#lambdas/store/keys.ts');
    const fixed = Object.values(partitions).filter((partition) => typeof partition === 'string');
    const words = Object.values(partitions).flatMap((each) =>
      typeof each === 'function' ? (each.prefix.match(/^[A-Z]+(?=#)/) ?? []) : [],
    );
    const key = new RegExp(
      [
        `['"\`](?:[A-Z]+#|(?:${[...fixed, 'PROFILE'].join('|')})['"\`])`,
        // A word compared or passed first; some sort keys are such words, too.
        `(?:\\(|=== )'(?:${words.join('|')})'`,
        `\\bpk: '`,
      ].join('|'),
    );
    const wrong = [...sources('lambdas'), ...sources('infra'), ...sources('shared')].filter(
      (file) => file !== 'lambdas/store/keys.ts' && key.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('writes the paths of screens in one file; paths.ts makes their addresses', () => {
    const parts = Object.values(routes).flatMap(({ path }) => path.split('/').slice(1));
    const words = [...new Set(parts.filter((part) => !part.startsWith(':')))].join('|');
    const literal = new RegExp(`['"\`}]/(?:${words})(?![\\w.-])|path="(?:${words})["/]`);
    const wrong = [...sources('shared'), ...sources('lambdas'), ...sources('web')].filter(
      (file) => file !== 'shared/access/routes.ts' && literal.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const wrong = [...sources('lambdas'), ...sources('shared'), ...sources('web')].filter(
      (file) => file !== 'lambdas/runtime/env.ts' && readFileSync(file, 'utf8').includes('process.env'),
    );
    expect(wrong).toEqual([]);
  });

  it('decides what super users see and manage in shared/access; elsewhere the field is data', () => {
    const naming = files.filter(
      (file) => !file.startsWith('shared/access/') && /\bsuperUser\b/.test(readFileSync(file, 'utf8')),
    );
    expect(naming.toSorted()).toEqual([
      // The reader of a check, who sees all.
      'lambdas/guided-test/read-checked-catalogue.ts',
      'lambdas/help/read-user-as.ts',
      'lambdas/store/list/lists.ts',
      'lambdas/users/answered-user.ts',
      // The reader of a check again.
      'shared/guided-test/check-runs/ends.ts',
      'shared/schemas/user.ts',
      'shared/search/search-users.ts',
      'shared/visibility/is-product-visible.ts',
      'web/features/users/list/use-columns.tsx',
    ]);
  });

  it('knows nothing of the local cloud outside its folder', () => {
    const wrong = [...sources('lambdas'), ...sources('shared'), ...sources('web')].filter((file) =>
      /infra\/local|isLocal|LOCAL_CLOUD/.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps clocks, randomness and input out of shared', () => {
    const wrong = [...sources('shared')].filter((file) =>
      /Date\.now\(|new Date\(\)|Math\.random|randomUUID|from 'node:/.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});
