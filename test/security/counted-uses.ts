import type { LimitName } from '#shared/access/limits.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Counted before their input is checked: operations and routes, by limit. */
export const countedFirst: Partial<Record<LimitName, readonly string[]>> = {
  'download-ticket': [
    'Mutation.createColourCardTicket',
    'Mutation.createDownloadTicket',
    'Mutation.createOfferTicket',
    'Mutation.createPriceListTicket',
    'Mutation.createRegisterTicket',
  ],
  document: [
    'GET /functions/downloadCatalogueXLS',
    'GET /functions/downloadPDF',
    'GET /functions/downloadPricelistXLS',
    'GET /functions/downloadRegister',
    'GET /functions/downloadStatisticsXLS',
    'GET /functions/downloadXLS',
    'GET /functions/exportUsers',
    'POST /functions/exportOffers',
    'Mutation.checkCatalogueWorkbook',
    'Mutation.checkRegister',
    'Mutation.previewPriceUpdate',
    'Mutation.sendOffer',
    'Query.importUndo',
    'Query.outdatedPriceUpdates',
    'Query.priceUpdateUndo',
  ],
  'shared-quotation': ['GET /functions/sharedQuotation'],
  translation: ['Mutation.translatePhase', 'Mutation.translateProduct'],
  'new-quotation': ['Mutation.createQuotation', 'Mutation.duplicateQuotation'],
  'new-customer': ['Mutation.createCustomer'],
  'new-offer': ['Mutation.createOffer', 'Mutation.duplicateOffer'],
  'offer-answer': ['Mutation.answerOffer'],
  'new-offer-block': ['Mutation.createOfferTemplate', 'Mutation.createOfferText'],
  'new-work': ['Mutation.createWork', 'Mutation.loadStarterWorks'],
  'customer-work': ['Mutation.eraseCustomer', 'Mutation.mergeCustomers'],
  'product-image': ['Mutation.uploadProductImage'],
  attachment: ['Mutation.uploadNotificationAttachment'],
  workbook: ['Mutation.uploadCatalogueWorkbook'],
  register: ['Mutation.uploadRegister'],
  'user-image': ['Mutation.uploadUserImage'],
  'sign-up': ['POST /functions/signupUser'],
  invite: ['Mutation.invite', 'Mutation.resendInvitation'],
  'check-invitations': ['Query.checkInvitations'],
  'refuse-reminders': ['POST /functions/refuseReminders'],
  'check-document': ['POST /functions/verifyDocument'],
  'use-invitation': ['POST /functions/acceptInvitation', 'POST /functions/readInvitation'],
  'ask-reset': ['POST /functions/askPasswordReset'],
  'use-mail-token': ['POST /functions/setNewPassword', 'POST /functions/verifyEmail'],
  'erase-user': ['Mutation.eraseUser'],
  repair: [
    'Mutation.createProductsLight',
    'Mutation.createQuotationsLight',
    'Mutation.fixQuotationsUsers',
    'Mutation.fixUserIds',
    'Mutation.startRepair',
    'Mutation.undoRepair',
  ],
  'guided-test': ['Mutation.beginGuidedTest'],
  device: ['Mutation.registerDevice', 'Mutation.unregisterDevice'],
  'push-test': ['Mutation.testFCMTopic'],
};

export type CountedLater = {
  limit: LimitName;
  field: string;
  /** Valid input, which reaches the count, sent by the user of the account. */
  args: (user: CurrentUser) => object;
};

/** Counted by account during their work. */
export const countedLater: readonly CountedLater[] = [
  {
    limit: 'ask-reset-of-account',
    field: 'POST /functions/askPasswordReset',
    args: ({ email }) => ({ email }),
  },
  {
    limit: 'verification-mail',
    field: 'Mutation.sendVerificationEmail',
    args: ({ id: uid }) => ({ uid }),
  },
  {
    limit: 'own-credentials',
    field: 'Mutation.updateUser',
    args: ({ id: uid }) => ({ uid, password: 'Vernici-2027!' }),
  },
  {
    limit: 'own-credentials',
    field: 'Mutation.askDeletion',
    args: () => ({ password: 'wrong' }),
  },
  {
    limit: 'personal-data',
    field: 'Mutation.startPersonalData',
    args: ({ id }) => ({ key: `archive-${id}` }),
  },
];

/** Counted by address: routes whose passes opened nothing. */
export const failedPasses: readonly [path: string, headers: Record<string, string>][] = [
  ['downloadPDF?q=none&ticket=none', {}],
  ['downloadPDF?q=none', { authorization: 'Share none' }],
  ['downloadXLS?q=none&ticket=none', {}],
  ['downloadPDF?of=offer&q=none&ticket=none', {}],
  ['downloadXLS?q=none', { authorization: 'Share none' }],
  ['downloadPricelistXLS?pricelist=none&ticket=none', {}],
  ['downloadRegister?register=customers&ticket=none', {}],
  ['sharedQuotation?q=none', { authorization: 'Share none' }],
];

/** Counted by link, offer or address of customers, with their tests. */
export const countedOfCustomers: Partial<Record<LimitName, string>> = {
  'offer-page': 'test/security/offer-page.test.ts',
  'answer-offer': 'test/security/offer-page.test.ts',
  'ask-by-link': 'test/security/offer-page.test.ts',
  'ask-of-offer': 'test/security/offer-page.test.ts',
  'accept-code': 'test/operations/accept-offer.test.ts',
  receipt: 'test/operations/accept-offer.test.ts',
};

/** Limits that refuse nobody and only skip work, and those that several operations come to late, with their tests. */
export const countedSilently: Partial<Record<LimitName, string>> = {
  'customer-mail': 'test/lambdas/store/sent-offer/deliver.test.ts',
  'customer-mail-at-first': 'test/lambdas/store/sent-offer/deliver.test.ts',
  'customer-mail-of-offer': 'test/lambdas/store/sent-offer/deliver.test.ts',
  'deletion-mail': 'test/operations/ask-deletion.test.ts',
  'price-list-mail': 'test/operations/ask-price-list.test.ts',
};
