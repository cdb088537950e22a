import { graphqlHandler } from '#lambdas/graphql.ts';
import { checkCatalogueWorkbook } from './check-catalogue-workbook.ts';
import { readImportValues } from './read-import-values.ts';
import { startCatalogueImport } from './start-catalogue-import.ts';
import { uploadCatalogueWorkbook } from './upload-catalogue-workbook.ts';

export const operations = {
  'Query.importValues': readImportValues,
  'Mutation.uploadCatalogueWorkbook': uploadCatalogueWorkbook,
  'Mutation.checkCatalogueWorkbook': checkCatalogueWorkbook,
  'Mutation.startCatalogueImport': startCatalogueImport,
};

export const handler = graphqlHandler(operations);
