import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLibFiles, ts } from '@ts-morph/common';
import type { Linter } from 'eslint';

const require = createRequire(import.meta.url);

/** The plugin needs the compiler's JavaScript API, which version 7 of `typescript` has no more. */
const compiler = pathToFileURL(require.resolve('@ts-morph/common/dist/typescript.js')).href;
const hooks = registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript' ? { url: compiler, format: 'commonjs', shortCircuit: true } : next(name, context),
});
const { configs = {} } = (await import('@aws-appsync/eslint-plugin')).default;
const { Linter: Lint } = await import('eslint');
hooks.deregister();

const lint = new Lint({ cwd: '/' });
const said = (messages: readonly Linter.LintMessage[]) =>
  messages.map(({ ruleId, line, message }) => `${line}: ${ruleId ?? 'syntax'}: ${message}`);

const options = {
  allowJs: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** A file with the language's own types, which the package of the compiler keeps in memory. */
function programOf(file: string, text: string) {
  const host = ts.createCompilerHost(options);
  const texts = new Map(getLibFiles().map((each) => [join('/lib', each.fileName), each.text])).set(
    file,
    text,
  );
  const { getSourceFile } = host;
  return ts.createProgram([file], options, {
    ...host,
    getDefaultLibLocation: () => '/lib',
    getDefaultLibFileName: (asked) => join('/lib', ts.getDefaultLibFileName(asked)),
    getSourceFile(name, version) {
      const known = texts.get(name);
      return known === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, known, version);
    },
  });
}

/** Refusals of a file by AppSync's own rules, with those that need types. */
export function appSyncRefusals(file: string, text: string): string[] {
  const { recommended } = configs as Record<string, Linter.Config>;
  const parserOptions = { programs: [programOf(file, text)] };
  const languageOptions = { ...recommended?.languageOptions, parserOptions };
  return said(lint.verify(text, { ...recommended, files: ['**/*.js'], languageOptions }, { filename: file }));
}

const never = (kinds: Record<string, string>) =>
  Object.entries(kinds).map(([selector, message]) => ({ selector, message }));

/** Syntax after ES6 that is not documented. The parser itself refuses all that is newer than `?.` and `??`. */
const notOfAppSync = never({
  "BinaryExpression[operator='**']": 'ES2016',
  "AssignmentExpression[operator='**=']": 'ES2016',
  'Literal[bigint]': 'ES2020',
  ImportExpression: 'ES2020',
  MetaProperty: 'ES2020',
  'ExportAllDeclaration[exported]': 'ES2020',
});

/** Syntax of ES6 that is not documented; const, let, async, arrows, templates, rest and `**` are. */
const notOfCloudFront = never({
  ClassDeclaration: 'ES6',
  ClassExpression: 'ES6',
  ForOfStatement: 'ES6',
  ArrayPattern: 'ES6',
  ObjectPattern: 'ES6',
  AssignmentPattern: 'ES6',
  SpreadElement: 'ES6',
  TaggedTemplateExpression: 'ES6',
  MetaProperty: 'ES6',
  ':function[generator=true]': 'ES6',
  'Property[shorthand=true]': 'ES6',
  'Property[method=true]': 'ES6',
  'Property[computed=true]': 'ES6',
});

const against = (text: string, languageOptions: Linter.LanguageOptions, refused: typeof notOfAppSync) =>
  said(lint.verify(text, { languageOptions, rules: { 'no-restricted-syntax': ['error', ...refused] } }));

/** Documented for APPSYNC_JS: ES6, the operators `?.` and `??`, and spread. */
export const newerThanAppSync = (text: string): string[] =>
  against(text, { ecmaVersion: 2020, sourceType: 'module' }, notOfAppSync);

/** Documented for JavaScript 2.0 of CloudFront: ES5.1 and parts of later editions. */
export const newerThanCloudFront = (text: string): string[] =>
  against(text, { ecmaVersion: 2017, sourceType: 'script' }, notOfCloudFront);
