import { area, type FunctionSpec, openRoute, route, wholeProcessor } from './function-spec.ts';

/** The functions of quotations, of their documents and of statistics: part of the manifest. */
export const quotationFunctions = {
  works: area('works', { may: ['table:read', 'limits:count', 'creations:remember', 'works:write'] }),
  customers: area('customers', {
    may: ['table:read', 'limits:count', 'creations:remember', 'customers:write', 'jobs:begin'],
    memory: wholeProcessor,
  }),
  offers: area('offers', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'offers:write',
      'sent-offers:check',
      'sent-offers:remove',
    ],
    memory: wholeProcessor,
  }),
  sentFiles: area('sent-files', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'offers:write',
      'sent-offers:write',
      'hashes:keep',
      'links:write',
      'links:move',
      'deliveries:note',
      'user-images:read',
      'offer-files:write',
      'mails:send',
    ],
    memory: 2048,
    // The API waits no longer than 30 seconds.
    timeout: 29,
    chromium: true,
  }),
  sentOffers: area('sent-offers', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'sent-offers:write',
      'light-offers:note',
      'links:write',
      'links:move',
      'offer-files:read',
    ],
    memory: wholeProcessor,
  }),
  followMail: {
    entry: 'lambdas/offers/follow-mail.ts',
    trigger: { reports: 'mails' },
    may: ['table:read', 'deliveries:note', 'mails:send'],
  },
  registers: area('registers', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'tickets:issue',
      'registers:write',
      'jobs:begin',
    ],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  }),
  downloadRegister: route('downloadRegister', 'registers/download-register.ts', {
    may: ['table:read', 'limits:count', 'tickets:redeem', 'documents:write'],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  }),
  statistics: area('statistics', {
    may: ['table:read', 'limits:count', 'tests:count'],
    memory: wholeProcessor,
  }),
  downloadStatisticsXLS: route('downloadStatisticsXLS', 'statistics/download-statistics-xls.ts', {
    may: ['table:read', 'limits:count', 'documents:write'],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  }),
  quotations: area('quotations', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'quotations:write',
      'customers:choose',
      'links:write',
      'snapshots:read',
    ],
    memory: wholeProcessor,
  }),
  documents: area('documents', { may: ['table:read', 'limits:count', 'tickets:issue'] }),
  downloadPDF: route('downloadPDF', 'documents/download-pdf.ts', {
    may: [
      'documents:read',
      'offers:print',
      'colour-cards:print',
      'sessions:read',
      'limits:count',
      'tickets:redeem',
      'links:open',
      'documents:write',
    ],
    memory: 2048,
    // The HTTP API waits no longer than 30 seconds.
    timeout: 29,
    chromium: true,
  }),
  downloadXLS: route('downloadXLS', 'documents/download-xls.ts', {
    may: ['table:read', 'limits:count', 'tickets:redeem', 'documents:write'],
    memory: 1024,
    timeout: 29,
    workbooks: true,
  }),
  offerPage: openRoute('offerPage', 'offer-page/offer-page.ts', {
    may: [
      'sent-offers:open',
      'sent-offers:write',
      'light-offers:note',
      'offer-links:visit',
      'offer-files:read',
      'reminders:refuse',
      'creations:remember',
      'limits:count',
      'mails:send',
    ],
    memory: wholeProcessor,
  }),
  // Each minute, as a shard of the table serves no third reader.
  certifyAcceptances: {
    entry: 'lambdas/sent-files/certify-acceptances.ts',
    trigger: { schedule: 'rate(1 minute)' },
    may: [
      'table:read',
      'index:query',
      'sent-offers:write',
      'deliveries:note',
      'hashes:keep',
      'links:write',
      'links:move',
      'offer-files:write',
      'mails:send',
    ],
    memory: 2048,
    timeout: 120,
    chromium: true,
  },
  verifyDocument: openRoute('verifyDocument', 'offer-page/verify-document.ts', {
    may: ['hashes:read', 'sent-offers:see', 'limits:count'],
  }),
  sharedQuotation: route('sharedQuotation', 'documents/shared-quotation.ts', {
    may: ['documents:read', 'limits:count', 'links:open'],
    memory: 1024,
  }),
} as const satisfies Record<string, FunctionSpec>;
