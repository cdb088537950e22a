/**
 * Operations on things that all countries share. None reads or changes a person or a quotation.
 * `shared/access/shared-rights.ts` gives the rights; authorization-matrix.ts tries them.
 */
const byArea: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['Query.catalogueChanges', 'Query.catalogueHealth'],
  colours: [
    'Mutation.addColor',
    'Mutation.createColourFolder',
    'Mutation.deleteColor',
    'Mutation.deleteColourFolder',
    'Mutation.importColors',
    'Mutation.publishColorlists',
    'Mutation.reorderColourFolders',
    'Mutation.updateColor',
    'Mutation.updateColourFolder',
    'Query.colourFolder',
    'Query.colourFolders',
    'Query.colourPublication',
  ],
  'guided-test': [
    'Mutation.publishGuidedTest',
    'Mutation.saveGuidedTestDraft',
    'Query.checkedCatalogue',
    'Query.editedGuidedTest',
    'Query.guidedTestVersions',
  ],
  phases: [
    'Mutation.createPhase',
    'Mutation.deletePhase',
    'Mutation.duplicatePhase',
    'Mutation.renamePhase',
    'Mutation.reorderPhases',
    'Mutation.updatePhase',
    'Query.editablePhase',
    'Query.editablePhases',
    'Query.phaseUses',
  ],
  priceLists: [
    'GET /functions/downloadPricelistXLS',
    'Mutation.changePriceListProducts',
    'Mutation.createPriceList',
    'Mutation.createPriceListTicket',
    'Mutation.duplicatePriceList',
    'Mutation.reorderPriceLists',
    'Mutation.setPriceListProducts',
    'Mutation.updatePriceList',
    'Query.priceListProducts',
    'Query.priceLists',
  ],
  products: [
    'Mutation.archiveProduct',
    'Mutation.changeProducts',
    'Mutation.createProduct',
    'Mutation.deleteProduct',
    'Mutation.duplicateProduct',
    'Mutation.removeProductImage',
    'Mutation.updateProduct',
    'Mutation.updateProductImage',
    'Mutation.uploadProductImage',
    'Query.editableProduct',
    'Query.productUses',
    'Query.usedProducts',
  ],
  tags: ['Mutation.createTag', 'Mutation.deleteTag', 'Mutation.updateTag', 'Query.tagUses', 'Query.tags'],
  translation: ['Mutation.translatePhase', 'Mutation.translateProduct'],
  workbook: [
    'GET /functions/downloadCatalogueXLS',
    'Mutation.checkCatalogueWorkbook',
    'Mutation.uploadCatalogueWorkbook',
  ],
};

export const operationsOnSharedThings: readonly string[] = Object.values(byArea).flat();
