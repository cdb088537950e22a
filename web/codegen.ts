import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** Scalars and directives that AppSync defines. */
const appSync = `
  scalar AWSDateTime
  scalar AWSJSON
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`;

/**
 * One module a feature or part of several, so that a screen loads the documents it asks for alone; `common` is of all.
 */
const common = ['web/app', 'web/lib'];
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
const own = [...foldersIn('web/features'), ...foldersIn('web/components')];
const ofAll = common.map((folder) => `${folder}/**/*.fragment.graphql`);

const asks = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.graphql'));
const moduleOf = (name: string, folders: readonly string[]) => [
  `web/graphql/${name}.ts`,
  {
    documents: [...folders.map((folder) => `${folder}/**/*.graphql`), ...ofAll],
    plugins: ['typescript-operations', 'typed-document-node'],
  },
];
const modules = own.filter(asks).map((folder) => moduleOf(basename(folder), [folder]));

export default {
  schema: [appSync, 'lambdas/**/schema.graphql'],
  ignoreNoDocuments: true,
  silent: true,
  config: {
    documentMode: 'string',
    // Documents without a user are left out of the bundle.
    pureMagicComment: true,
    onlyOperationTypes: true,
    enumsAsTypes: true,
    useTypeImports: true,
    strictScalars: true,
    scalars: { ID: 'string', AWSDateTime: 'string', AWSJSON: 'string' },
  },
  generates: Object.fromEntries([moduleOf('common', common), ...modules]),
} satisfies CodegenConfig;
