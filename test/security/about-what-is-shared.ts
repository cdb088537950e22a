/**
 * About one thing, or one list of things, that all countries share: nothing of a person or a quotation is read or changed.
 * `shared/access/shared-rights.ts` says who may, authorization-matrix.ts tries it.
 */
const byArea: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['Query.catalogueChanges', 'Query.catalogueHealth'],
  colours: [
    'Mutation.addColor',
    'Mutation.createColorlist',
    'Mutation.deleteColor',
    'Mutation.deleteColorlist',
    'Mutation.importColors',
    'Mutation.publishColorlists',
    'Mutation.reorderColorlists',
    'Mutation.updateColor',
    'Mutation.updateColorlist',
    'Query.colorlist',
    'Query.colorlists',
    'Query.colourPublication',
  ],
  'guided-test': [
    'Mutation.publishWizard',
    'Mutation.saveWizardDraft',
    'Query.checkedCatalogue',
    'Query.wizard',
    'Query.wizardVersions',
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
  pricelists: [
    'GET /functions/downloadPricelistXLS',
    'Mutation.createPricelist',
    'Mutation.createPricelistTicket',
    'Mutation.duplicatePricelist',
    'Mutation.reorderPricelists',
    'Mutation.setPricelistProducts',
    'Mutation.updatePricelist',
    'Query.pricelistProducts',
    'Query.pricelists',
  ],
  products: [
    'Mutation.archiveProduct',
    'Mutation.createProduct',
    'Mutation.deleteProduct',
    'Mutation.duplicateProduct',
    'Mutation.removeProductImage',
    'Mutation.updateProduct',
    'Mutation.updateProductImage',
    'Mutation.uploadProductImage',
    'Query.editableProduct',
    'Query.productUses',
  ],
  tags: ['Mutation.createTag', 'Mutation.deleteTag', 'Mutation.updateTag', 'Query.tagUses', 'Query.tags'],
  translation: ['Mutation.translatePhase', 'Mutation.translateProduct'],
  workbook: [
    'GET /functions/downloadCatalogueXLS',
    'Mutation.checkCatalogueWorkbook',
    'Mutation.uploadCatalogueWorkbook',
  ],
};

export const aboutWhatIsShared: readonly string[] = Object.values(byArea).flat();
