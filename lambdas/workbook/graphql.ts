import { graphqlHandler } from '#lambdas/graphql.ts';
import { checkCatalogueWorkbook } from './check-catalogue-workbook.ts';
import { listCatalogueImports } from './list-catalogue-imports.ts';
import { readImportUndo } from './read-import-undo.ts';
import { readImportValues } from './read-import-values.ts';
import { startCatalogueImport } from './start-catalogue-import.ts';
import { undoCatalogueImport } from './undo-catalogue-import.ts';
import { uploadCatalogueWorkbook } from './upload-catalogue-workbook.ts';

export const operations = {
  'Query.importValues': readImportValues,
  'Query.catalogueImports': listCatalogueImports,
  'Query.importUndo': readImportUndo,
  'Mutation.uploadCatalogueWorkbook': uploadCatalogueWorkbook,
  'Mutation.checkCatalogueWorkbook': checkCatalogueWorkbook,
  'Mutation.startCatalogueImport': startCatalogueImport,
  'Mutation.undoCatalogueImport': undoCatalogueImport,
};

export const handler = graphqlHandler(operations);
