import type { CodegenConfig } from '@graphql-codegen/cli';

/** What AppSync brings by itself. */
const appSync = `
  scalar AWSDateTime
  scalar AWSJSON
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`;

export default {
  schema: [appSync, 'lambdas/**/schema.graphql'],
  documents: 'web/**/*.graphql',
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'web/graphql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        strictScalars: true,
        scalars: { AWSDateTime: 'string', AWSJSON: 'string' },
      },
    },
  },
} satisfies CodegenConfig;
