import { accountFunctions } from './account-functions.ts';
import { area, type FunctionSpec, largeFiles, route, wholeProcessor } from './function-spec.ts';
import { quotationFunctions } from './quotation-functions.ts';
import { followedKeys, publishedKeys } from './stream-keys.ts';

/** Rights that work on jobs needs. */
const jobWork = [
  'jobs:work',
  'price-updates:read',
  'archives:write',
  'user-images:read',
  'snapshots:write',
  'people:erase',
] as const;

/** Every function, with its trigger and its rights. The stack and the local cloud read this list. */
export const functions = {
  ...accountFunctions,
  ...quotationFunctions,
  catalogue: area('catalogue', { may: ['table:read'] }),
  tags: area('tags', { may: ['table:write'] }),
  translation: area('translation', {
    may: ['table:read', 'limits:count', 'texts:translate'],
    // The API waits no longer than 30 seconds.
    timeout: 29,
  }),
  products: area('products', {
    may: ['table:write', 'limits:count', 'product-images:write'],
    memory: wholeProcessor,
  }),
  colours: area('colours', { may: ['table:write'] }),
  priceLists: area('price-lists', {
    may: ['table:write', 'limits:count', 'snapshots:read', 'jobs:begin'],
    memory: wholeProcessor,
  }),
  downloadPricelistXLS: route('downloadPricelistXLS', 'price-lists/download-price-list-xls.ts', {
    may: ['table:read', 'limits:count', 'tokens:redeem', 'documents:write'],
    memory: 1024,
    timeout: 29,
    workbooks: true,
  }),
  jobs: area('jobs', {
    may: ['table:write', 'limits:count', 'jobs:begin', ...jobWork],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  }),
  repair: area('repair', {
    may: ['table:write', 'limits:count', 'snapshots:read', 'jobs:begin'],
    memory: wholeProcessor,
    timeout: 29,
  }),
  resumeJobs: {
    entry: 'lambdas/jobs/resume-jobs.ts',
    trigger: { schedule: 'rate(1 minute)' },
    may: ['table:write', ...jobWork],
    memory: wholeProcessor,
    timeout: 60,
    workbooks: true,
  },
  workbook: area('workbook', {
    may: ['table:write', 'limits:count', 'imports:write', 'jobs:begin'],
    memory: largeFiles,
    timeout: 29,
    workbooks: true,
  }),
  priceUpdate: area('price-update', {
    may: ['table:write', 'limits:count', 'snapshots:read', 'price-updates:write', 'jobs:begin'],
    memory: largeFiles,
    timeout: 29,
  }),
  downloadCatalogueXLS: route('downloadCatalogueXLS', 'workbook/download-catalogue-xls.ts', {
    may: ['table:read', 'limits:count', 'documents:write'],
    memory: largeFiles,
    timeout: 29,
    workbooks: true,
  }),
  phases: area('phases', { may: ['table:write'] }),
  notifications: area('notifications', {
    may: ['table:write', 'limits:count', 'attachments:write', 'snapshots:read', 'pushes:count'],
    memory: wholeProcessor,
  }),
  sendNotifications: {
    entry: 'lambdas/notifications/send-due.ts',
    trigger: { schedule: 'rate(1 minute)' },
    may: ['table:write', 'pushes:publish'],
    timeout: 60,
  },
  guidedTest: area('guided-test', { may: ['table:write'] }),
  live: area('live', { may: ['table:read'] }),
  devices: area('devices', {
    may: ['table:write', 'limits:count', 'pushes:publish', 'devices:keep'],
    // Several calls of the push service, one after the other.
    timeout: 29,
  }),
  tidyDevices: {
    entry: 'lambdas/devices/tidy-devices.ts',
    trigger: { schedule: 'rate(1 day)' },
    may: ['table:write', 'devices:list', 'devices:remove'],
    timeout: 600,
  },
  canary: {
    entry: 'lambdas/canary/canary.ts',
    trigger: { schedule: 'rate(5 minutes)', mayFail: true },
    may: ['canary:sign-in'],
    timeout: 60,
    stages: ['prod'],
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
