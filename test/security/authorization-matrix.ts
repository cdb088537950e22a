import type { ErrorCode } from '#shared/errors.ts';

/** Result of a call: data, the code of a refusal, or a refusal of the gateway before any function ran. */
export type Outcome = 'allowed' | 'gateway' | ErrorCode;

const words: Record<string, Outcome> = {
  yes: 'allowed',
  gate: 'gateway',
  sign: 'not-signed-in',
  mail: 'email-not-verified',
  no: 'forbidden',
  none: 'not-found',
  bad: 'invalid-input',
  link: 'link-expired',
  user: 'user-not-found',
  late: 'conflict',
  empt: 'no-config-to-publish',
  wpwd: 'wrong-password',
  stat: 'failed-precondition',
  invi: 'invite-invalid',
};

/**
 * Every operation and every route, for every role (roles.ts). The subject is a quotation of `ownr`, who lives
 * in Italy, or a user in Italy. A row may name another subject after the operation.
 */
const table = `
                                    | nobd unvf priv rivd vend agen imbi prog keim test ownr onDE onIT onNo exIT exFR supr supU appl arch gone
Query.currentUser                   | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.users                         | gate no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.syncAccount                | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.updateProfile              | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.sendVerificationEmail      | gate none none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.updateUser of nobody       | gate none none none none none none none none none none none none none none none none none gate sign sign
Mutation.uploadUserImage            | gate none none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.updateImage                | gate none none none none none none none none none bad  none bad  none none bad  bad  bad  gate sign sign
Mutation.removeImage                | gate none none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.signOutEverywhere          | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.sessions                      | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.endSession of nothing      | gate none none none none none none none none none none none none none none none none none gate sign sign
Mutation.endOtherSessions           | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.startPersonalData          | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.downloadPersonalData       | gate none none none none none none none none none none none none none none none none none gate sign sign
Mutation.askDeletion                | gate wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd wpwd gate sign sign
Mutation.withdrawDeletion           | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.askPriceList               | gate mail stat stat stat stat stat stat stat stat stat stat stat stat stat stat stat stat gate sign sign
Mutation.giveConsent                | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.setMeasureRule             | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.registerDevice             | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.unregisterDevice           | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.testFCMTopic               | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   yes  yes  gate sign sign
Query.user                          | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.userActivity                  | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Mutation.createUser                 | gate no   no   no   no   no   no   no   no   no   no   no   yes  no   no   yes  yes  yes  gate sign sign
Mutation.saveUser                   | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Mutation.deleteUser                 | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Mutation.eraseUser of a wrong word  | gate no   no   no   no   no   no   no   no   no   no   none bad  none none bad  bad  bad  gate sign sign
Mutation.forceEmailVerification     | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Mutation.confirmPriceList           | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Mutation.signOutUser                | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Mutation.liftMailPause              | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.pausedMails                   | gate no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.invitations                   | gate no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.checkInvitations              | gate no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.invite                     | gate no   no   no   no   no   no   no   no   no   no   no   yes  no   no   yes  yes  yes  gate sign sign
Mutation.resendInvitation           | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Mutation.revokeInvitation           | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.userAs                        | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.quotationsAs                  | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.quotationAs                   | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.selectableProductsAs          | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.phasesAs                      | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.helpViews                     | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.ownHelpViews                  | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.selectableProducts            | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.product                       | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.productWords                  | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.phases                        | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.colours                       | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.catalogueChanges              | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.catalogueHealth               | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.colourFolders                    | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.colourFolder                  | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.colourPublication             | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.lostColourUses                | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.createColourFolder            | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.updateColourFolder            | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.deleteColourFolder            | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.reorderColourFolders          | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.addColor                   | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.updateColor                | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.deleteColor                | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.importColors               | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.publishColorlists          | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.priceLists                    | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.priceListProducts             | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.priceListUses                 | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.products                      | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.editableProduct               | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.productUses                   | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.usedProducts                  | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.createProduct              | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.duplicateProduct           | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.updateProduct              | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.archiveProduct             | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.changeProducts             | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.deleteProduct              | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.uploadProductImage         | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.updateProductImage         | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.removeProductImage         | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.editablePhases                | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.editablePhase                 | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.phaseUses                     | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.createPhase                | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.duplicatePhase of nothing  | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.renamePhase of nothing     | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.updatePhase of nothing     | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.reorderPhases              | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.notifications                 | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   yes  yes  gate sign sign
Query.notificationReach             | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   yes  yes  gate sign sign
Query.myNotifications               | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.notificationAttachment of none| gate none none none none none none none none none none none none none none none none none gate sign sign
Mutation.createNotification         | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   yes  yes  gate sign sign
Mutation.updateNotification of none | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.setNotificationStatus of none| gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.deleteNotification of none | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.duplicateNotification of none| gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.uploadNotificationAttachment| gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   yes  yes  gate sign sign
Mutation.removeNotificationAttachment of none| gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.markNotificationsRead      | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.guidedTest                    | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.guidedTestPhases              | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.checkedCatalogue              | gate no   no   no   no   no   no   no   no   no   no   no   yes  no   no   yes  yes  yes  gate sign sign
Query.editedGuidedTest              | gate no   no   no   no   no   no   no   no   no   no   no   yes  no   no   yes  yes  yes  gate sign sign
Query.guidedTestVersions                | gate no   no   no   no   no   no   no   no   no   no   no   yes  no   no   yes  yes  yes  gate sign sign
Query.replacedGuidedTestDrafts          | gate no   no   no   no   no   no   no   no   no   no   no   yes  no   no   yes  yes  yes  gate sign sign
Mutation.saveGuidedTestDraft of another | gate no   no   no   no   no   no   no   no   no   no   no   late no   no   late late late gate sign sign
Mutation.publishGuidedTest of nothing   | gate no   no   no   no   no   no   no   no   no   no   no   empt no   no   empt empt empt gate sign sign
Mutation.deletePhase of nothing     | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.quotations                    | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.quotation                     | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Query.quotationRevisions            | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Query.quotationRevision             | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Query.shareLinks                    | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Query.draftRows                     | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.productsWithoutColour         | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.createQuotation            | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.updateQuotation            | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.duplicateQuotation         | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.deleteQuotation            | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.createShareLink            | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.revokeShareLink            | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Query.customers                     | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.customer of nobody            | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Query.customerUses                  | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.colourCard of nobody          | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.saveColourCard of nobody   | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.mergeCustomers of nobody   | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.eraseCustomer of nobody    | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.createRegisterTicket       | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.uploadRegister             | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.checkRegister of nothing   | gate mail no   bad  bad  bad  bad  bad  bad  no   bad  bad  bad  bad  bad  bad  bad  bad  gate sign sign
Mutation.startRegisterImport of nothing| gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.createCustomer             | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.updateCustomer of nobody   | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.keepCustomersApart of none | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Query.job of nothing                | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.jobs                          | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.jobs of oneself               | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.job of somebody               | gate none none none none none none none none none none none none none none none none none gate sign sign
Mutation.continueJob of nothing     | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.cancelJob of nothing       | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.jobLog of nothing             | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.statistics                    | gate no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.statistics of Italy           | gate no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  gate sign sign
Query.offerStatistics               | gate no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.beginGuidedTest            | gate mail yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.startRepair of nothing     | gate no   no   no   no   no   no   no   no   no   no   bad  bad  no   bad  bad  bad  bad  gate sign sign
Query.forcedUsers                   | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   yes  yes  gate sign sign
Mutation.undoRepair of nothing      | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.createQuotationsLight      | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.createProductsLight        | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.fixUserIds                 | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.fixQuotationsUsers         | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.uploadCatalogueWorkbook    | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.checkCatalogueWorkbook     | gate no   no   no   no   no   no   no   no   no   no   bad  bad  no   bad  bad  bad  bad  gate sign sign
Mutation.startCatalogueImport       | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.importValues                  | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.catalogueImports              | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.importUndo                    | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.undoCatalogueImport        | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.priceUpdatePreview            | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.priceUpdateLines              | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.priceUpdates                  | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.outdatedPriceUpdates          | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.priceUpdateUndo               | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.previewPriceUpdate         | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   yes  yes  gate sign sign
Mutation.startPriceUpdate           | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.resumePriceUpdate          | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Mutation.undoPriceUpdate            | gate no   no   no   no   no   no   no   no   no   no   no   no   no   no   no   none none gate sign sign
Query.tags                          | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Query.tagUses                       | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.createTag                  | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.updateTag                  | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.deleteTag                  | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Query.offers                        | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.offer of nobody               | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Query.offerChanges of nobody        | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Query.sentOffer                     | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerVersions                 | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerVersion                  | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerAsCustomer               | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerFile                     | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerTimeline                 | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerMessages                 | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerLinks                    | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerDeliveries               | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.resendOffer                | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.withdrawOffer              | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.markOfferAccepted          | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.markOfferLost              | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.reopenOffer                | gate mail no   none none none none none none no   stat none none none none none none none gate sign sign
Mutation.cancelAcceptedOffer        | gate mail no   none none none none none none no   stat none none none none none none none gate sign sign
Mutation.answerOffer                | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.createOfferLink            | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.revokeOfferLink            | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.archiveOffer               | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.skipReminder               | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Mutation.remindNow                  | gate mail no   none none none none none none no   stat none none none none none none none gate sign sign
Mutation.leaveOutReminders          | gate mail no   none none none none none none no   yes  none none none none none none none gate sign sign
Query.offerSettings                 | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.offerTexts                    | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.offerText of nobody           | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Query.offerTemplates                | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.createOffer                | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.updateOffer of nobody      | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.duplicateOffer of nobody   | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.deleteOffer of nobody      | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.sendOffer of nobody         | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.updateOfferSettings        | gate mail no   late late late late late late no   late late late late late late late late gate sign sign
Mutation.createOfferText            | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.updateOfferText of nobody  | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.deleteOfferText of nobody  | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.createOfferTemplate of nobody| gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.updateOfferTemplate of nobody| gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.deleteOfferTemplate of nobody| gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Query.works                         | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Query.work of nobody                | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.createWork                 | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.updateWork of nobody       | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.archiveWork of nobody      | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.deleteWork of nobody       | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.changeWorkPrices of nobody | gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.loadStarterWorks           | gate mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  gate sign sign
Mutation.translateProduct           | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.translatePhase             | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.createDownloadTicket       | gate mail none none none none none none none none yes  none yes  none none yes  yes  yes  gate sign sign
Mutation.createOfferTicket of nobody| gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.createColourCardTicket of nobody| gate mail no   none none none none none none no   none none none none none none none none gate sign sign
Mutation.createPriceList            | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.duplicatePriceList         | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.updatePriceList            | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.deletePriceList            | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.reorderPriceLists          | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.changePriceListProducts    | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.setPriceListProducts       | gate no   no   no   no   no   no   no   no   no   no   none none no   none none none none gate sign sign
Mutation.createPriceListTicket      | gate no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  gate sign sign
Mutation.publishChange              | gate gate gate gate gate gate gate gate gate gate gate gate gate gate gate gate gate gate yes  gate gate
Subscription.onChange of the owner  | gate gate gate gate gate gate gate gate gate gate yes  gate gate gate gate gate gate gate gate gate gate
Subscription.onChange of all        | gate yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  gate gate gate
Subscription.onChange of super users| gate gate gate gate gate gate gate gate gate gate gate yes  yes  gate yes  yes  yes  yes  gate gate gate
GET /functions/downloadCatalogueXLS | sign no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  sign sign sign
GET /functions/downloadStatisticsXLS| sign no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  sign sign sign
GET /functions/downloadStatisticsXLS of Italy | sign no   no   no   no   no   no   no   no   no   no   none yes  none none yes  yes  yes  sign sign sign
GET /functions/exportUsers           | sign no   no   no   no   no   no   no   no   no   no   yes  yes  yes  yes  yes  yes  yes  sign sign sign
GET /functions/downloadPDF          | sign mail none none none none none none none none yes  none yes  none none yes  yes  yes  sign sign sign
GET /functions/downloadPDF of the colours of nobody| sign mail no   none none none none none none no   none none none none none none none none sign sign sign
GET /functions/downloadPDF of an offer of nobody| sign mail no   none none none none none none no   none none none none none none none none sign sign sign
GET /functions/downloadXLS of an offer of nobody| sign mail no   none none none none none none no   none none none none none none none none sign sign sign
GET /functions/downloadXLS          | sign mail none none none none none none none none yes  none yes  none none yes  yes  yes  sign sign sign
GET /functions/downloadPricelistXLS | sign no   no   no   no   no   no   no   no   no   no   yes  yes  no   yes  yes  yes  yes  sign sign sign
GET /functions/downloadRegister     | sign mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  sign sign sign
GET /functions/sharedQuotation      | link link link link link link link link link link link link link link link link link link link link link
POST /functions/signupUser          | yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
POST /functions/askPasswordReset    | user user user user user user user user user user user user user user user user user user user user user
POST /functions/setNewPassword      | link link link link link link link link link link link link link link link link link link link link link
POST /functions/verifyEmail         | link link link link link link link link link link link link link link link link link link link link link
POST /functions/readInvitation      | invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi
POST /functions/offerPage           | link link link link link link link link link link link link link link link link link link link link link
POST /functions/verifyDocument      | none none none none none none none none none none none none none none none none none none none none none
POST /functions/exportOffers        | sign mail no   yes  yes  yes  yes  yes  yes  no   yes  yes  yes  yes  yes  yes  yes  yes  sign sign sign
POST /functions/refuseReminders     | bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad  bad 
POST /functions/acceptInvitation    | invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi invi
`;

const [head = '', ...rows] = table.trim().split('\n');
const cellsOf = (line: string) => (line.split('|')[1] ?? '').trim().split(/\s+/);

export const columns = cellsOf(head.includes('|') ? head : `|${head}`);

/** The outcomes of each row, in the order of the columns; `undefined` for an unknown word. */
export const matrix: Record<string, (Outcome | undefined)[]> = Object.fromEntries(
  rows.map((line) => [line.split('|')[0]?.trim() ?? '', cellsOf(line).map((word) => words[word])]),
);

/** The operation of a row, as `Type.field` or as a route. */
export const operationOf = (row: string): string => row.replace(/ of .*$/, '');
