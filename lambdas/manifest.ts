import { accountFunctions } from './account-functions.ts';
import { area, type FunctionSpec, largeFiles, route, wholeProcessor } from './function-spec.ts';
import { jobFunctions } from './job-functions.ts';
import { quotationFunctions } from './quotation-functions.ts';
import { followedKeys, publishedKeys } from './stream-keys.ts';

/** Every function, with its trigger and its rights. The stack and the local cloud read this list. */
export const functions = {
  ...accountFunctions,
  ...quotationFunctions,
  ...jobFunctions,
  catalogue: area('catalogue', { may: ['table:read'] }),
  tags: area('tags', {
    may: [
      'table:read',
      'creations:remember',
      'tags:write',
      'tags:remove',
      'phases:write',
      'guided-test:write',
    ],
  }),
  translation: area('translation', {
    may: ['table:read', 'limits:count', 'texts:translate'],
    // The API waits no longer than 30 seconds.
    timeout: 29,
  }),
  products: area('products', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'products:write',
      'products:remove',
      'phases:write',
      'price-list-products:write',
      'product-images:write',
    ],
    memory: wholeProcessor,
  }),
  colours: area('colours', {
    may: [
      'table:read',
      'creations:remember',
      'colours:write',
      'colours:remove',
      'colours:clear',
      'colours:publish',
    ],
  }),
  priceLists: area('price-lists', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'price-lists:write',
      'price-lists:remove',
      'phases:write',
      'users:write',
      'tickets:issue',
      'snapshots:read',
      'jobs:begin',
    ],
    memory: wholeProcessor,
  }),
  downloadPricelistXLS: route('downloadPricelistXLS', 'price-lists/download-price-list-xls.ts', {
    may: ['table:read', 'limits:count', 'tickets:redeem', 'documents:write'],
    memory: 1024,
    timeout: 29,
    workbooks: true,
  }),
  workbook: area('workbook', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'snapshots:read',
      'imports:write',
      'imported:keep',
      'jobs:begin',
    ],
    memory: largeFiles,
    timeout: 29,
    workbooks: true,
  }),
  priceUpdate: area('price-update', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'snapshots:read',
      'price-updates:write',
      'prices:keep',
      'jobs:begin',
      'jobs:cancel',
      'jobs:lock',
    ],
    memory: largeFiles,
    timeout: 29,
  }),
  downloadCatalogueXLS: route('downloadCatalogueXLS', 'workbook/download-catalogue-xls.ts', {
    may: ['table:read', 'limits:count', 'imports:read', 'documents:write'],
    memory: largeFiles,
    timeout: 29,
    workbooks: true,
  }),
  phases: area('phases', {
    may: ['table:read', 'creations:remember', 'phases:write', 'phases:remove', 'products:write'],
  }),
  notifications: area('notifications', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'notifications:write',
      'notifications:remove',
      'inbox:mark',
      'attachments:write',
      'snapshots:read',
      'pushes:count',
    ],
    memory: wholeProcessor,
  }),
  sendNotifications: {
    entry: 'lambdas/notifications/send-due.ts',
    trigger: { schedule: 'rate(1 minute)' },
    may: ['table:read', 'index:query', 'notifications:write', 'pushes:publish'],
    timeout: 60,
  },
  guidedTest: area('guided-test', { may: ['table:read', 'guided-test:write', 'guided-test:edit'] }),
  live: area('live', { may: ['table:read'] }),
  devices: area('devices', {
    may: ['table:read', 'limits:count', 'pushes:publish', 'devices:keep'],
    // Several calls of the push service, one after the other.
    timeout: 29,
  }),
  tidyDevices: {
    entry: 'lambdas/devices/tidy-devices.ts',
    trigger: { schedule: 'rate(1 day)' },
    may: ['table:read', 'devices:list', 'devices:remove'],
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
      'table:read',
      'index:query',
      'quotations:clear',
      'sent-offers:clear',
      'offer-files:clear',
      'statistics:count',
      'history:keep',
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
