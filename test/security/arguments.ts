import { randomUUID } from 'node:crypto';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { anAcceptance, anInvitation } from '#test/support/builders/invitation.ts';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aPhaseInput } from '#test/support/builders/phase-input.ts';
import { aNewProductInput, aProductInput } from '#test/support/builders/product-input.ts';
import { aProfileInput, aSignUpInput } from '#test/support/builders/user-input.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { aNewCustomer } from '#test/support/customers-api.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import { aShare } from '#test/support/share-links-api.ts';
import { workbookType } from '#test/support/workbook-type.ts';

/**
 * The subject of a call. By default it is the owner's quotation with its first revision. Rows that change the
 * catalogue get a product with an image. Rows about a user or an invitation get a new one in Italy.
 */
export type Thing = Pick<Quotation, 'id' | 'uid' | 'revision'> & {
  product?: string;
  /** A sent offer of the owner. */
  offer?: string;
  account?: string;
  invitation?: string;
};

export const imageUpload = (product: string) => `uploads/images/products/${product}.png`;
const userOf = ({ account }: Thing): string => account ?? 'no-user';
const offerOf = ({ offer }: Thing): string => offer ?? 'no-offer';
const productOf = ({ product }: Thing): string => product ?? 'no-product';

/** Slugs are unique. */
let tagsMade = 0;
const aColour = { code: 'TN 1', hbw: 50.5, r: 1, g: 2, b: 3 };
/** Names of price lists are unique. */
const aPriceList = () => ({ name: `Listino ${randomUUID()}`, countries: ['AT'], isCatchAll: false });

const aPerson = { type: 'privato', firstName: 'Ada', lastName: 'Neri', country: 'IT', province: 'BO' };

/** Good arguments for each row of the matrix whose operation takes any. For a route: its query or its body. */
export const argumentsOf: Record<string, (thing: Thing) => Record<string, unknown>> = {
  'Query.users': () => ({ pageSize: 10 }),
  'Mutation.updateProfile': () => ({ profile: aProfileInput() }),
  'Mutation.sendVerificationEmail': ({ uid }) => ({ uid }),
  // Existing users are changed in test/operations/credentials.test.ts
  'Mutation.updateUser of nobody': () => ({
    uid: 'nobody',
    password: 'Colori-2027!',
    currentPassword: 'none',
  }),
  'Mutation.uploadUserImage': ({ uid }) => ({ userId: uid, type: 'image/png', fileName: 'Logo.png' }),
  // An existing file is given in test/operations/user-images.test.ts
  'Mutation.updateImage': ({ uid }) => ({
    userId: uid,
    key: 'uploads/images/users/none.png',
    imageName: 'Logo.png',
  }),
  'Mutation.removeImage': ({ uid }) => ({ userId: uid }),
  // Existing sessions: test/operations/sessions.test.ts
  'Mutation.endSession of nothing': () => ({ id: 'none' }),
  'Mutation.startPersonalData': () => ({ key: randomUUID() }),
  // An existing one: test/operations/personal-data.test.ts
  'Mutation.downloadPersonalData': () => ({ id: 'none' }),
  // The right password: test/operations/ask-deletion.test.ts
  'Mutation.askDeletion': () => ({ password: 'not-the-password' }),
  'Mutation.setMeasureRule': () => ({ rule: { mode: 'vuotoPerPieno', threshold: 400 } }),
  'Mutation.giveConsent': () => ({ privacy: true, marketing: false }),
  'Mutation.registerDevice': ({ uid }) => ({ token: `matrix-${uid}`, platform: 'android' }),
  'Mutation.unregisterDevice': ({ uid }) => ({ token: `matrix-${uid}` }),
  'Mutation.testFCMTopic': () => ({ topic: 'test' }),
  'Query.user': (thing) => ({ id: userOf(thing) }),
  'Query.userActivity': (thing) => ({ id: userOf(thing) }),
  'Mutation.createUser': () => ({
    key: randomUUID(),
    user: {
      ...aPerson,
      phone: '051 123456',
      email: `${randomUUID()}@example.com`,
      password: 'Colore-2026',
      checkbox1: true,
    },
  }),
  'Mutation.saveUser': (thing) => ({
    user: { ...aPerson, id: userOf(thing), revision: 1, checkbox1: true },
  }),
  'Mutation.deleteUser': (thing) => ({ uid: userOf(thing) }),
  // The right address: test/operations/erase-user.test.ts
  'Mutation.eraseUser of a wrong word': (thing) => ({
    key: randomUUID(),
    uid: userOf(thing),
    email: 'nobody@example.com',
  }),
  'Mutation.forceEmailVerification': (thing) => ({ uid: userOf(thing) }),
  'Mutation.confirmPriceList': (thing) => ({ id: userOf(thing), revision: 1 }),
  'Mutation.signOutUser': (thing) => ({ uid: userOf(thing) }),
  'Mutation.liftMailPause': (thing) => ({ uid: userOf(thing) }),
  'Query.invitations': () => ({ filter: { state: 'sent' }, pageSize: 20 }),
  'Query.checkInvitations': () => ({ invitations: [anInvitation()] }),
  'Mutation.invite': () => ({ key: randomUUID(), invitation: anInvitation() }),
  'Mutation.resendInvitation': ({ invitation }) => ({ id: invitation ?? 'none' }),
  'Mutation.revokeInvitation': ({ invitation }) => ({ id: invitation ?? 'none' }),
  'Query.userAs': (thing) => ({ userId: userOf(thing) }),
  'Query.quotationsAs': (thing) => ({ userId: userOf(thing) }),
  'Query.selectableProductsAs': (thing) => ({ userId: userOf(thing) }),
  'Query.phasesAs': (thing) => ({ userId: userOf(thing) }),
  'Query.helpViews': (thing) => ({ userId: userOf(thing) }),
  'Query.quotationAs': ({ id, uid }) => ({ userId: uid, id }),
  'Query.product': () => ({ id: 'piave-fissativo' }),
  'Query.notificationReach': () => ({ recipients: ['test'] }),
  // Existing notifications: test/operations/notifications.test.ts
  // Later than all.
  'Query.myNotifications': () => ({ before: '9999' }),
  'Query.notificationAttachment of none': () => ({ id: 'none' }),
  'Mutation.createNotification': () => ({
    key: randomUUID(),
    input: aNotificationInput(),
    status: 'draft',
  }),
  'Mutation.updateNotification of none': () => ({
    id: 'none',
    revision: 1,
    input: aNotificationInput(),
    status: 'draft',
  }),
  'Mutation.setNotificationStatus of none': () => ({ id: 'none', revision: 1, status: 'archived' }),
  'Mutation.deleteNotification of none': () => ({ id: 'none', revision: 1 }),
  'Mutation.duplicateNotification of none': () => ({ key: randomUUID(), id: 'none' }),
  'Mutation.uploadNotificationAttachment': () => ({ type: 'application/pdf', fileName: 'Listino.pdf' }),
  'Mutation.removeNotificationAttachment of none': () => ({ id: 'none', revision: 1 }),
  'Mutation.markNotificationsRead': () => ({ ids: ['none'] }),
  'Query.guidedTest': () => ({ version: 0 }),
  'Query.guidedTestVersions': () => ({ before: 1000 }),
  'Query.checkedCatalogue': () => ({ pricelist: 'pcu' }),
  // There is only one draft and one version: test/operations/guided-test-editor.test.ts
  'Mutation.saveGuidedTestDraft of another': () => ({
    draft: { config: JSON.stringify(aConfig()), revision: 9_999_999, version: 9_999_999 },
  }),
  'Mutation.publishGuidedTest of nothing': () => ({ draft: { config: ' ', version: 0 } }),
  'Query.catalogueChanges': () => ({ entity: 'PRODUCT', id: 'piave-fissativo' }),
  'Query.colourFolder': () => ({ id: 'ral-classic' }),
  'Query.lostColourUses': () => ({ folder: 'ral-classic' }),
  'Mutation.createColourFolder': () => ({ key: randomUUID(), name: 'Cartella di prova' }),
  'Mutation.updateColourFolder': () => ({ id: 'no-such-folder', name: 'Cartella', revision: 1 }),
  'Mutation.deleteColourFolder': () => ({ id: 'no-such-folder' }),
  'Mutation.reorderColourFolders': () => ({ ids: [], from: [] }),
  'Mutation.addColor': () => ({ key: randomUUID(), colorlistId: 'no-such-folder', ...aColour }),
  'Mutation.updateColor': () => ({ colorlistId: 'no-such-folder', id: 'any', revision: 1, ...aColour }),
  'Mutation.deleteColor': () => ({ colorlistId: 'no-such-folder', id: 'any' }),
  'Mutation.importColors': () => ({ key: randomUUID(), colorlistId: 'no-such-folder', colors: [aColour] }),
  'Query.priceListProducts': () => ({ id: 'pcu' }),
  'Query.priceListUses': () => ({ id: 'pcu' }),
  'Query.editablePhase': () => ({ id: 'pulizia' }),
  'Query.phaseUses': () => ({ id: 'pulizia' }),
  'Mutation.createPhase': () => ({ key: randomUUID(), name: { it: 'Fase di prova' } }),
  'Mutation.duplicatePhase of nothing': () => ({ key: randomUUID(), id: 'nothing', name: { it: 'Copia' } }),
  'Mutation.renamePhase of nothing': () => ({ id: 'nothing', revision: 1, name: { it: 'Altro nome' } }),
  'Mutation.updatePhase of nothing': () => ({ phase: aPhaseInput({ id: 'nothing' }) }),
  'Mutation.reorderPhases': () => ({ ids: [], from: [] }),
  'Mutation.deletePhase of nothing': () => ({ id: 'nothing' }),
  'Query.quotations': () => ({ pageSize: 100, filter: { archived: true } }),
  'Query.quotation': ({ id }) => ({ id }),
  'Query.quotationRevisions': ({ id }) => ({ id }),
  'Query.quotationRevision': ({ id }) => ({ id, revision: 1 }),
  'Query.shareLinks': ({ id }) => ({ quotation: id }),
  'Query.editableProduct': () => ({ id: 'piave-fissativo' }),
  'Query.productUses': () => ({ id: 'piave-fissativo' }),
  'Query.usedProducts': () => ({ ids: ['piave-fissativo'] }),
  'Mutation.createProduct': ({ id }) => ({ key: `product-${id}`, product: aNewProductInput() }),
  'Mutation.duplicateProduct': (thing) => ({
    key: `copy-${productOf(thing)}`,
    id: productOf(thing),
    name: { it: 'Copia' },
  }),
  'Mutation.updateProduct': (thing) => ({ product: aProductInput({ id: productOf(thing) }) }),
  'Mutation.archiveProduct': (thing) => ({ id: productOf(thing), archived: false }),
  'Mutation.changeProducts': (thing) => ({
    key: randomUUID(),
    products: [{ id: productOf(thing), archived: false }],
  }),
  'Mutation.deleteProduct': (thing) => ({ id: productOf(thing) }),
  'Mutation.uploadProductImage': (thing) => ({
    productId: productOf(thing),
    type: 'image/png',
    fileName: 'Secchio.png',
  }),
  'Mutation.updateProductImage': (thing) => ({
    productId: productOf(thing),
    key: imageUpload(productOf(thing)),
    imageName: 'Secchio.png',
  }),
  'Mutation.removeProductImage': (thing) => ({ productId: productOf(thing) }),
  'Query.draftRows': () => ({ products: ['piave-fissativo'] }),
  'Query.productsWithoutColour': () => ({ colour: 'TN 12', products: ['piave-fissativo'] }),
  // Devices belong to the caller. No argument names another user.
  'Mutation.createQuotation': () => ({
    input: { ...aNewQuotation(), uid: 'somebody-else', user: '{"isSuper":true}' },
  }),
  'Mutation.updateQuotation': ({ id, revision }) => ({ input: { id, revision, name: 'Cambiato' } }),
  'Mutation.duplicateQuotation': ({ id, revision }) => ({
    input: { key: `copy-${id}-${revision}`, id, prices: 'TODAY' },
  }),
  'Mutation.deleteQuotation': ({ id }) => ({ id }),
  'Mutation.createShareLink': ({ id }) => ({ input: aShare(id) }),
  'Mutation.revokeShareLink': ({ id }) => ({ quotation: id, id: 'any' }),
  'Query.job of nothing': () => ({ kind: 'import', id: 'none' }),
  'Query.jobs': () => ({ kind: 'import' }),
  'Query.jobs of oneself': () => ({ kind: 'personal_data' }),
  'Query.job of somebody': () => ({ kind: 'personal_data', id: 'none' }),
  'Mutation.continueJob of nothing': () => ({ kind: 'import', id: 'none' }),
  'Mutation.cancelJob of nothing': () => ({ kind: 'import', id: 'none' }),
  'Query.jobLog of nothing': () => ({ kind: 'import', id: 'none', after: '00000001' }),
  'Query.statistics': () => ({ from: '2026-W40', to: '2026-W47' }),
  'Query.statistics of Italy': () => ({ from: '2026-W40', to: '2026-W47', country: 'IT' }),
  'Query.offerStatistics': () => ({ year: 2026 }),
  'Mutation.beginGuidedTest': ({ id }) => ({ run: id }),
  // Only one repair runs at a time: test/operations/repair.test.ts
  'Mutation.startRepair of nothing': () => ({ key: 'repair', tasks: [], dryRun: true, forceItaly: false }),
  // Real ones: bulk-operations.ts and attacks/.
  'Query.forcedUsers': () => ({ page: 0 }),
  'Mutation.undoRepair of nothing': () => ({ key: randomUUID(), job: 'none' }),
  'Mutation.uploadCatalogueWorkbook': () => ({ type: workbookType, fileName: 'Catalogo.xlsx' }),
  // An existing file is checked and imported in test/operations/catalogue-import.test.ts
  'Mutation.checkCatalogueWorkbook': () => ({
    key: 'uploads/workbooks/none.xlsx',
    fileName: 'Catalogo.xlsx',
  }),
  'Mutation.startCatalogueImport': () => ({ check: 'none' }),
  'Query.importValues': () => ({ check: 'none', sheet: 'prices', page: 0, pageSize: 200 }),
  'Query.importUndo': () => ({ job: 'none' }),
  'Mutation.undoCatalogueImport': () => ({ key: randomUUID(), job: 'none' }),
  'Query.priceUpdatePreview': () => ({ id: 'none' }),
  'Query.priceUpdateLines': () => ({
    ...{ preview: 'none', pricelist: 'pcu', page: 0, onlyChanges: false },
    ...{ search: 'calce', language: 'it' },
  }),
  'Mutation.previewPriceUpdate': () => ({
    table: {
      byProduct: [{ product: 'adda-calce', factors: [1.01] }],
      byPricelist: [{ pricelist: 'pcu', factor: 1.02 }],
    },
    evenRecent: ['pcu'],
    pricelists: ['pcu'],
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    replaces: 'none',
  }),
  'Mutation.startPriceUpdate': () => ({
    key: randomUUID(),
    ...{ preview: 'none', confirmUnusual: true, name: 'Primavera', stopsForOtherPrices: true },
  }),
  'Mutation.resumePriceUpdate': () => ({ id: 'none' }),
  'Query.priceUpdateUndo': () => ({ job: 'none' }),
  'Mutation.undoPriceUpdate': () => ({ key: randomUUID(), job: 'none' }),
  'Query.customers': () => ({ after: null }),
  // Existing customers: test/operations/customers.test.ts
  'Query.customer of nobody': () => ({ id: 'none' }),
  'Mutation.createCustomer': () => ({ key: randomUUID(), customer: aNewCustomer() }),
  'Mutation.updateCustomer of nobody': () => ({ customer: { id: 'none', revision: 1, city: 'Bologna' } }),
  'Mutation.keepCustomersApart of none': () => ({ first: 'none', second: 'nobody' }),
  'Query.colourCard of nobody': () => ({ customer: 'none' }),
  'Mutation.saveColourCard of nobody': () => ({
    card: { customer: 'none', revision: 0, added: [], hidden: [] },
  }),
  'Mutation.mergeCustomers of nobody': () => ({
    key: randomUUID(),
    merge: { kept: 'none', keptRevision: 1, other: 'nobody', otherRevision: 1, fromOther: ['city'] },
  }),
  'Mutation.eraseCustomer of nobody': () => ({
    key: randomUUID(),
    erasure: { id: 'none', name: 'Nessuno' },
  }),
  'Mutation.createRegisterTicket': () => ({ register: 'customers' }),
  'Mutation.uploadRegister': () => ({ register: 'customers', type: 'text/vcard' }),
  // Real files: test/operations/registers.test.ts
  'Mutation.checkRegister of nothing': () => ({ register: 'customers', key: 'uploads/registers/none.xlsx' }),
  'Mutation.startRegisterImport of nothing': () => ({ register: 'customers', check: 'none' }),
  'GET /functions/downloadRegister': () => ({ register: 'customers' }),
  'Query.tagUses': () => ({ id: 'interno' }),
  'Mutation.createTag': () => {
    tagsMade += 1;
    return { key: `tag-${tagsMade}`, tag: { name: 'Tag di prova', slug: `tag-di-prova-${tagsMade}` } };
  },
  'Mutation.updateTag': () => ({ tag: { id: 'no-tag', name: 'Cambiato', slug: 'cambiato', revision: 1 } }),
  'Mutation.deleteTag': () => ({ id: 'no-tag' }),
  'Query.offers': () => ({ after: null }),
  // Existing offers: test/operations/offers.test.ts
  'Query.offer of nobody': () => ({ id: 'none' }),
  'Query.offerChanges of nobody': () => ({ id: 'none' }),
  'Query.sentOffer': (thing) => ({ offer: offerOf(thing) }),
  'Query.offerVersions': (thing) => ({ offer: offerOf(thing) }),
  'Query.offerAsCustomer': (thing) => ({ offer: offerOf(thing) }),
  'Query.offerVersion': (thing) => ({ offer: offerOf(thing), version: 1 }),
  'Query.offerFile': (thing) => ({ offer: offerOf(thing), version: 1, signed: false }),
  'Query.offerTimeline': (thing) => ({ offer: offerOf(thing), after: null }),
  'Query.offerMessages': (thing) => ({ offer: offerOf(thing) }),
  'Query.offerLinks': (thing) => ({ offer: offerOf(thing) }),
  'Query.offerDeliveries': (thing) => ({ offer: offerOf(thing) }),
  // Each event in each state, mails too: test/operations/sent-offers.test.ts
  'Mutation.resendOffer': (thing) => ({
    input: {
      ...{ key: randomUUID(), offer: offerOf(thing), version: 1, recipients: null, copyToMe: false },
      ...{ subject: 'Offerta', text: 'Ecco {link}', attach: true },
    },
  }),
  'Mutation.withdrawOffer': (thing) => ({
    ...{ offer: offerOf(thing), version: 1, reason: 'Sbagliata', tell: false },
  }),
  'Mutation.markOfferAccepted': (thing) => ({
    ...{ offer: offerOf(thing), version: 1, how: 'spoken', day: dayInRome(new Date()), note: 'Per telefono' },
    selection: [],
  }),
  'Mutation.markOfferLost': (thing) => ({
    ...{ offer: offerOf(thing), version: 1, reason: 'price', note: 'Troppo cara' },
  }),
  'Mutation.reopenOffer': (thing) => ({ offer: offerOf(thing), version: 1 }),
  'Mutation.cancelAcceptedOffer': (thing) => ({
    ...{ offer: offerOf(thing), day: '2026-11-20', reason: 'Accordo' },
  }),
  'Mutation.answerOffer': (thing) => ({ key: randomUUID(), offer: offerOf(thing), text: 'Sì, è compreso.' }),
  'Mutation.createOfferLink': (thing) => ({
    ...{ key: randomUUID(), offer: offerOf(thing), recipient: 'Mara', inPerson: false },
  }),
  'Mutation.revokeOfferLink': (thing) => ({ offer: offerOf(thing), id: 'none' }),
  'Mutation.skipReminder': (thing) => ({
    ...{ offer: offerOf(thing), version: 1, at: '2026-11-20T09:00:00.000Z' },
  }),
  'Mutation.remindNow': (thing) => ({ key: randomUUID(), offer: offerOf(thing), version: 1 }),
  'Mutation.leaveOutReminders': (thing) => ({ offer: offerOf(thing), version: 1, leftOut: true }),
  'Mutation.archiveOffer': (thing) => ({ offer: offerOf(thing), archived: true }),
  'Query.offerText of nobody': () => ({ id: 'none' }),
  'Mutation.createOffer': () => ({ input: { key: randomUUID(), title: 'Facciata' } }),
  'Mutation.updateOffer of nobody': () => ({ input: { id: 'none', revision: 1, title: 'Altra' } }),
  'Mutation.duplicateOffer of nobody': () => ({
    input: { key: randomUUID(), id: 'none', todayWorks: false },
  }),
  'Mutation.deleteOffer of nobody': () => ({ id: 'none' }),
  // Own offers: test/operations/send-offer.test.ts
  'Mutation.sendOffer of nobody': () => ({
    input: { key: randomUUID(), offer: 'none', revision: 1, channel: 'link', processingTerms },
  }),
  // Saves that build on the stored one: test/operations/offer-settings.test.ts
  'Mutation.updateOfferSettings': () => ({ input: { revision: 999, markup: 2500 } }),
  'Mutation.createOfferText': () => ({
    ...{ key: randomUUID(), text: { name: 'Testo', kind: 'terms', text: { it: '<p>Uno</p>' } } },
  }),
  'Mutation.updateOfferText of nobody': () => ({
    ...{ id: 'none', revision: 1, text: { name: 'Testo', kind: 'terms', text: { it: '<p>Uno</p>' } } },
  }),
  'Mutation.deleteOfferText of nobody': () => ({ id: 'none' }),
  'Mutation.createOfferTemplate of nobody': () => ({ key: randomUUID(), name: 'Modello', offer: 'none' }),
  'Mutation.updateOfferTemplate of nobody': () => ({ id: 'none', revision: 1, name: 'Altro' }),
  'Mutation.deleteOfferTemplate of nobody': () => ({ id: 'none' }),
  // Existing works: test/operations/works.test.ts
  'Query.work of nobody': () => ({ id: 'none' }),
  'Mutation.createWork': () => ({
    key: randomUUID(),
    work: aWorkContent({ code: randomUUID().slice(0, 20) }),
  }),
  'Mutation.updateWork of nobody': () => ({ work: { id: 'none', revision: 1, ...aWorkContent() } }),
  'Mutation.archiveWork of nobody': () => ({ id: 'none', archived: true }),
  'Mutation.deleteWork of nobody': () => ({ id: 'none' }),
  'Mutation.changeWorkPrices of nobody': () => ({
    ...{ key: randomUUID(), prices: [{ id: 'none', revision: 1, price: 85_000 }] },
  }),
  'Mutation.translateProduct': () => ({
    productData: {
      name: 'Fissativo',
      details: '<p>Per <b>interni</b></p>',
      specs: null,
      consumptionranges: [{ name: 'Liscio', name_i18n: { it: 'Liscio', en: null, de: null } }],
      priceranges: [{ name: 'Bianco', name_i18n: null }],
    },
  }),
  'Mutation.translatePhase': () => ({
    phaseData: { name: 'Fondo', procedure: '<p>Pulire</p>', choices: [{ index: 0, procedure: null }] },
  }),
  'Mutation.createDownloadTicket': ({ id }) => ({ quotation: id, linkToken: null }),
  // Existing customers: test/operations/colour-card-document.test.ts
  'Mutation.createColourCardTicket of nobody': () => ({ customer: 'none' }),
  // Existing offers: test/operations/offer-documents.test.ts
  'Mutation.createOfferTicket of nobody': () => ({ offer: 'none' }),
  'Mutation.createPriceList': () => ({ key: randomUUID(), pricelist: aPriceList() }),
  'Mutation.duplicatePriceList': () => ({
    key: randomUUID(),
    id: 'pcu',
    name: `Copia ${randomUUID()}`,
    withProducts: false,
  }),
  // An existing list is changed and deleted in test/operations/price-lists.test.ts
  'Mutation.updatePriceList': () => ({ pricelist: { id: 'none', ...aPriceList() }, revision: 1 }),
  'Mutation.deletePriceList': () => ({ id: 'none' }),
  'Mutation.reorderPriceLists': () => ({ ids: ['pcu'], from: [] }),
  'Mutation.setPriceListProducts': () => ({ id: 'none', productIds: ['piave-fissativo'], revision: 1 }),
  'Mutation.changePriceListProducts': () => ({
    ...{ key: randomUUID(), id: 'none', join: ['piave-fissativo'], leave: [] },
  }),
  'Mutation.createPriceListTicket': () => ({ id: 'pcu' }),
  'Mutation.publishChange': ({ uid, id }) => ({ scope: `user:${uid}`, entity: 'quotation', id }),
  'Subscription.onChange of the owner': ({ uid }) => ({ scope: `user:${uid}` }),
  'Subscription.onChange of all': () => ({ scope: 'catalogue' }),
  'Subscription.onChange of super users': () => ({ scope: 'admin' }),
  'GET /functions/downloadStatisticsXLS': () => ({ from: '2026-W40', to: '2026-W47' }),
  'GET /functions/downloadStatisticsXLS of Italy': () => ({
    from: '2026-W40',
    to: '2026-W47',
    country: 'IT',
  }),
  'GET /functions/downloadPDF': ({ id }) => ({ q: id }),
  'GET /functions/downloadPDF of an offer of nobody': () => ({ q: 'none', of: 'offer' }),
  'GET /functions/downloadPDF of the colours of nobody': () => ({ q: 'none', of: 'colours' }),
  'GET /functions/downloadXLS of an offer of nobody': () => ({ q: 'none', of: 'offer', costs: 'true' }),
  'GET /functions/downloadPricelistXLS': () => ({ pricelist: 'pcu' }),
  'GET /functions/downloadXLS': ({ id }) => ({ q: id }),
  // With a token anyone may: test/operations/share-links.test.ts
  'GET /functions/sharedQuotation': ({ id }) => ({ q: id }),
  'POST /functions/signupUser': () => ({ key: randomUUID(), user: aSignUpInput() }),
  'POST /functions/askPasswordReset': () => ({ email: `${randomUUID()}@example.com` }),
  // With a token anyone may: test/operations/sign-up.test.ts, reset.test.ts
  'POST /functions/setNewPassword': () => ({ token: 'none', password: 'Colori-2027!' }),
  'POST /functions/verifyEmail': () => ({ token: 'none' }),
  // With a token anyone may: test/operations/invitations.test.ts
  'POST /functions/readInvitation': () => ({ token: 'none' }),
  'POST /functions/offerPage': ({ id }) => ({ offer: id, token: 'none', do: 'read' }),
  'POST /functions/refuseReminders': () => ({ offer: 'none', token: `none.${'0'.repeat(43)}` }),
  'POST /functions/exportOffers': () => ({ ids: ['none'] }),
  'POST /functions/verifyDocument': () => ({ hash: '0'.repeat(64) }),
  'POST /functions/acceptInvitation': () => ({ token: 'none', user: anAcceptance() }),
};
