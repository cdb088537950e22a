import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { fields } from '#lambdas/schema.ts';

const files = ['lambdas', 'shared', 'web', 'infra'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(root, file))
    .filter((file) => !file.startsWith(join('web', 'graphql'))),
);

const exportedValue = /^export (?:default )?(?:async )?(?:function\*?|const|class) (\w+)/gm;
const exportedType = /^export (?:type|interface) (\w+)/gm;

const namesIn = (source: string, exported: RegExp) =>
  [...source.matchAll(exported)].map(([, name]) => name ?? '');

/** The words of a name, in the singular. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-')
    .toLowerCase()
    .split('-')
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''));

/** The list of functions; modules that stand in for one of a package, under its export's name. */
const byLayout = ['lambdas/manifest.ts', 'lambdas/runtime/function-credentials.ts', 'infra/no-postcss.ts'];

/** Entries of functions export a handler; parts of the local cloud export their operations. */
const ofTheLayout = ['handler', 'operations'];

it('of a file with one exported value is that of an export', () => {
  const misnamed = files.filter((file) => {
    if (byLayout.includes(file)) return false;
    const source = readFileSync(file, 'utf8');
    const values = namesIn(source, exportedValue);
    if (values.length !== 1 || values.some((name) => ofTheLayout.includes(name))) return false;
    const words = wordsOf(basename(file).replace(/\.tsx?$/, ''));
    return ![...values, ...namesIn(source, exportedType)].some((name) =>
      words.every((word) => wordsOf(name).includes(word)),
    );
  });
  expect(misnamed).toEqual([]);
});

const kebab = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Four calls of the contract that repair one thing each: they differ in its name alone. */
const repairs = ['createQuotationsLight', 'createProductsLight', 'fixUserIds', 'fixQuotationsUsers'];

it('of the file of an operation is that of its field; a query may begin with list or read', () => {
  const answered = fields.filter(
    ({ typeName, fieldName }) => typeName !== 'Subscription' && !repairs.includes(fieldName),
  );
  expect(answered.length).toBeGreaterThan(100);
  const specs: Record<string, FunctionSpec> = functions;
  const misnamed = answered.filter(({ functionName, typeName, fieldName }) => {
    const area = dirname(specs[functionName]?.entry ?? '');
    const registered = readFileSync(`${area}/graphql.ts`, 'utf8');
    const name = kebab(fieldName);
    const names = typeName === 'Query' ? [name, `list-${name}`, `read-${name}`] : [name];
    return !names.some((file) => existsSync(`${area}/${file}.ts`) && registered.includes(`'./${file}.ts'`));
  });
  expect(misnamed.map(({ fieldName }) => fieldName)).toEqual([]);
});

/** The tests of operations and functions, as one text. */
const tests = ['operations', 'lambdas']
  .flatMap((folder) =>
    readdirSync(join('test', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(join('test', folder, file), 'utf8')),
  )
  .join('\n');

it('of a field is said in a test, or the file of its operation is imported there', () => {
  const unsaid = fields.filter(({ functionName, fieldName }) => {
    const area = dirname((functions as Record<string, FunctionSpec>)[functionName]?.entry ?? '');
    // A call, a document, an answer or a quoted name: the bare word may be part of a sentence.
    const said = new RegExp(
      `\\b${fieldName}\\s*[({]|(?:\\)|data)\\.${fieldName}\\b|\\{ ${fieldName} \\}|'${fieldName}'`,
    );
    const files = ['', 'list-', 'read-'].map((start) => `'#${area}/${start}${kebab(fieldName)}.ts'`);
    return !said.test(tests) && !files.some((file) => tests.includes(file));
  });
  expect(unsaid.map(({ fieldName }) => fieldName)).toEqual([]);
});

const documents = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join('web', file), 'utf8')).definitions)
  .flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'subscription') return [];
    const asked = definition.selectionSet.selections.map((each) =>
      each.kind === Kind.FIELD ? each.name.value : '',
    );
    return [{ name: definition.name?.value.toLowerCase(), asked }];
  });

it('of a document of the browser is that of its field; further documents of a field say what they ask', () => {
  const single = documents.flatMap(({ asked: [field = ''], asked }) => (asked.length === 1 ? [field] : []));
  expect(single.length).toBeGreaterThan(100);
  const named = new Set(documents.map(({ name }) => name));
  expect(single.filter((field) => !named.has(field.toLowerCase()))).toEqual([]);
});
