import { accountFunctions } from './account-functions.ts';
import { type FunctionSpec, largeFiles, routeThrottle, wholeProcessor } from './function-spec.ts';
import { quotationFunctions } from './quotation-functions.ts';
import { followedKeys, publishedKeys } from './stream-keys.ts';

/** Every function of the application, what wakes it and what it may touch. The stack and the local cloud read this list. */
export const functions = {
  ...accountFunctions,
  ...quotationFunctions,
  catalogue: {
    entry: 'lambdas/catalogue/graphql.ts',
    trigger: { graphql: 'lambdas/catalogue/schema.graphql' },
    may: ['table:read'],
  },
  tags: {
    entry: 'lambdas/tags/graphql.ts',
    trigger: { graphql: 'lambdas/tags/schema.graphql' },
    may: ['table:write'],
  },
  translation: {
    entry: 'lambdas/translation/graphql.ts',
    trigger: { graphql: 'lambdas/translation/schema.graphql' },
    may: ['table:read', 'limits:count', 'texts:translate'],
    // The API waits no longer than 30 seconds.
    timeout: 29,
  },
  products: {
    entry: 'lambdas/products/graphql.ts',
    trigger: { graphql: 'lambdas/products/schema.graphql' },
    may: ['table:write', 'limits:count', 'product-images:write'],
    memory: wholeProcessor,
  },
  colours: {
    entry: 'lambdas/colours/graphql.ts',
    trigger: { graphql: 'lambdas/colours/schema.graphql' },
    may: ['table:write'],
  },
  pricelists: {
    entry: 'lambdas/pricelists/graphql.ts',
    trigger: { graphql: 'lambdas/pricelists/schema.graphql' },
    may: ['table:write', 'limits:count', 'snapshots:read', 'jobs:begin'],
    memory: wholeProcessor,
  },
  downloadPricelistXLS: {
    entry: 'lambdas/pricelists/download-pricelist-xls.ts',
    trigger: { http: 'GET /functions/downloadPricelistXLS', throttle: routeThrottle },
    may: ['table:read', 'limits:count', 'tokens:redeem', 'documents:write'],
    memory: 1024,
    timeout: 29,
    workbooks: true,
  },
  jobs: {
    entry: 'lambdas/jobs/graphql.ts',
    trigger: { graphql: 'lambdas/jobs/schema.graphql' },
    may: [
      'table:write',
      'limits:count',
      'jobs:begin',
      'jobs:work',
      'price-updates:read',
      'archives:write',
      'user-images:read',
      'snapshots:write',
      'people:erase',
    ],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  },
  repair: {
    entry: 'lambdas/repair/graphql.ts',
    trigger: { graphql: 'lambdas/repair/schema.graphql' },
    may: ['table:write', 'limits:count', 'snapshots:read', 'jobs:begin'],
    memory: wholeProcessor,
    timeout: 29,
  },
  resumeJobs: {
    entry: 'lambdas/jobs/resume-jobs.ts',
    trigger: { schedule: 'rate(1 minute)' },
    may: [
      'table:write',
      'jobs:work',
      'price-updates:read',
      'archives:write',
      'user-images:read',
      'snapshots:write',
      'people:erase',
    ],
    memory: wholeProcessor,
    timeout: 60,
    workbooks: true,
  },
  workbook: {
    entry: 'lambdas/workbook/graphql.ts',
    trigger: { graphql: 'lambdas/workbook/schema.graphql' },
    may: ['table:write', 'limits:count', 'imports:write', 'jobs:begin'],
    memory: largeFiles,
    timeout: 29,
    workbooks: true,
  },
  priceUpdate: {
    entry: 'lambdas/price-update/graphql.ts',
    trigger: { graphql: 'lambdas/price-update/schema.graphql' },
    may: ['table:write', 'limits:count', 'snapshots:read', 'price-updates:write', 'jobs:begin'],
    memory: largeFiles,
    timeout: 29,
  },
  downloadCatalogueXLS: {
    entry: 'lambdas/workbook/download-catalogue-xls.ts',
    trigger: { http: 'GET /functions/downloadCatalogueXLS', throttle: routeThrottle },
    may: ['table:read', 'limits:count', 'documents:write'],
    memory: largeFiles,
    timeout: 29,
    workbooks: true,
  },
  phases: {
    entry: 'lambdas/phases/graphql.ts',
    trigger: { graphql: 'lambdas/phases/schema.graphql' },
    may: ['table:write'],
  },
  notifications: {
    entry: 'lambdas/notifications/graphql.ts',
    trigger: { graphql: 'lambdas/notifications/schema.graphql' },
    may: ['table:write', 'limits:count', 'attachments:write', 'snapshots:read', 'pushes:count'],
    memory: wholeProcessor,
  },
  sendNotifications: {
    entry: 'lambdas/notifications/send-due.ts',
    trigger: { schedule: 'rate(1 minute)' },
    may: ['table:write', 'pushes:publish'],
    timeout: 60,
  },
  guidedTest: {
    entry: 'lambdas/guided-test/graphql.ts',
    trigger: { graphql: 'lambdas/guided-test/schema.graphql' },
    may: ['table:write'],
  },
  live: {
    entry: 'lambdas/live/graphql.ts',
    trigger: { graphql: 'lambdas/live/schema.graphql' },
    may: ['table:read'],
  },
  devices: {
    entry: 'lambdas/devices/graphql.ts',
    trigger: { graphql: 'lambdas/devices/schema.graphql' },
    may: ['table:write', 'limits:count', 'pushes:publish', 'devices:keep'],
    // Several calls of the push service, one after the other.
    timeout: 29,
  },
  tidyDevices: {
    entry: 'lambdas/devices/tidy-devices.ts',
    trigger: { schedule: 'rate(1 day)' },
    may: ['table:write', 'devices:list', 'devices:remove'],
    timeout: 600,
  },
  publishChanges: {
    entry: 'lambdas/live/publish-changes.ts',
    trigger: { stream: { events: ['INSERT', 'MODIFY', 'REMOVE'], keys: publishedKeys, batchSize: 25 } },
    // It looks who manages the country of what changed.
    may: ['changes:publish', 'table:read', 'snapshots:read'],
    memory: wholeProcessor,
    timeout: 30,
  },
  followChanges: {
    entry: 'lambdas/maintenance/follow-changes.ts',
    trigger: { stream: { events: ['INSERT', 'MODIFY', 'REMOVE'], keys: followedKeys, batchSize: 100 } },
    may: [
      'table:write',
      'snapshots:write',
      'devices:keep',
      'devices:remove',
      'attachments:remove',
      'product-images:retire',
      'user-images:retire',
    ],
    memory: wholeProcessor,
    timeout: 60,
  },
} as const satisfies Record<string, FunctionSpec>;

export type FunctionName = keyof typeof functions;
