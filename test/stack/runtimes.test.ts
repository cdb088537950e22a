import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appSyncRefusals, newerThanAppSync, newerThanCloudFront } from './lint-script.ts';
import { synthesised } from './synthesised.ts';
import { resourcesIn } from './templates.ts';

const { folder } = synthesised('prod', {
  domain: {
    name: 'quotes.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0-0',
  },
});
const resources = resourcesIn(folder);

/** Files of ours that resolvers run, found by what is uploaded for them. */
const resolvers = new Set(
  resources.flatMap(({ Type, Properties }) =>
    /^AWS::AppSync::(Resolver|FunctionConfiguration)$/.test(Type)
      ? [JSON.stringify(Properties?.CodeS3Location)]
      : [],
  ),
);
const uploaded = globSync('asset.*.js', { cwd: folder }).filter((asset) =>
  [...resolvers].some((location) => location.includes(asset.split('.')[1] ?? asset)),
);
const contents = uploaded.map((asset) => readFileSync(join(folder, asset), 'utf8'));
const files = globSync('infra/**/*.js').filter((file) => contents.includes(readFileSync(file, 'utf8')));

describe('what AppSync runs', () => {
  it('is a file of ours for every resolver', () => {
    expect(files).toEqual(['infra/resolver.js']);
    expect(uploaded).toHaveLength(resolvers.size);
  });

  it.each(files)('is nothing that AppSync refuses: %s', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(appSyncRefusals(resolve(file), text)).toEqual([]);
    expect(newerThanAppSync(text)).toEqual([]);
  });

  it.each([
    ['no-while', '{ while (ctx) return; }'],
    ['no-recursion', 'request(ctx)'],
    ['no-disallowed-methods', 'Object.freeze(ctx)'],
    ['no-regex', '/a/'],
  ])('would not pass with what a rule of AppSync refuses: %s', (rule, body) => {
    const text = `export const request = (ctx) => ${body};`;
    expect(appSyncRefusals('/resolver.js', text)).toEqual([expect.stringContaining(rule)]);
  });

  it.each(['1_000', '2 ** 3', '1n', 'import.meta', "import('a')", 'a ||= 1', '({ get a() {} }).a?.b ?? #c'])(
    'would not pass with syntax that is newer: %s',
    (expression) => {
      expect(newerThanAppSync(`export const a = () => ${expression};`)).not.toEqual([]);
    },
  );

  it('may have what is documented', () => {
    const text = 'export const request = ({ a, ...more }) => ({ ...more, b: a?.b ?? `text` });';
    expect(newerThanAppSync(text)).toEqual([]);
  });
});

describe('what CloudFront runs', () => {
  const functions = resources.filter(({ Type }) => Type === 'AWS::CloudFront::Function');
  const scripts = functions.map(({ id, Properties }) => ({ id, text: String(Properties?.FunctionCode) }));

  it('is JavaScript 2.0', () => {
    expect(scripts.length).toBeGreaterThan(0);
    for (const { Properties } of functions)
      expect(Properties?.FunctionConfig).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
  });

  it.each(scripts)('has nothing newer than is documented: $id', ({ text }) => {
    expect(newerThanCloudFront(text)).toEqual([]);
  });

  it.each(['1_000', 'event?.a', '[...event]', '({ event })', '(({ a }) => a)', 'class {}', '(a = 1) => a'])(
    'would not pass with %s',
    (expression) => {
      expect(newerThanCloudFront(`function handler(event) { return ${expression}; }`)).not.toEqual([]);
    },
  );

  it('may have what is documented', () => {
    const text =
      'async function handler(event) { const a = (...b) => `text`; let c = await a(2 ** 3); return c; }';
    expect(newerThanCloudFront(text)).toEqual([]);
  });
});
