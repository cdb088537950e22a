import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

it('every link in a document leads to an existing file', () => {
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target = '']) => join(dirname(document), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('every path in a document exists', () => {
  const path = /`((?:lambdas|shared|web|infra|test|docs|locales)\/[\w./-]+)`/g;
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(path)]
      .filter(([, target = '']) => !existsSync(target))
      .map(([, target]) => `${document}: ${target}`),
  );
  expect(missing).toEqual([]);
});
