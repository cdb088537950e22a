import { expect, it, vi } from 'vitest';
import type { Operation } from '#lambdas/runtime/operation.ts';

for (const name of ['TABLE_NAME', 'FILES_BUCKET', 'USER_POOL_ID', 'AWS_REGION'])
  vi.stubEnv(name, 'eu-central-1');

const areas: Record<string, { operations: Record<string, Operation> }> = {
  devices: await import('#lambdas/devices/graphql.ts'),
  'price-update': await import('#lambdas/price-update/graphql.ts'),
  repair: await import('#lambdas/repair/graphql.ts'),
  jobs: await import('#lambdas/jobs/graphql.ts'),
};

/** Operations that read every list, reach devices or are paid by use. */
const limited: Record<string, Record<string, string>> = {
  devices: { registerDevice: 'device', unregisterDevice: 'device', testFCMTopic: 'push-test' },
  'price-update': {
    ...{ previewPriceUpdate: 'document', 'Query.priceUpdateUndo': 'document' },
    'Query.outdatedPriceUpdates': 'document',
  },
  repair: { startRepair: 'repair', undoRepair: 'repair' },
  jobs: {
    createQuotationsLight: 'repair',
    createProductsLight: 'repair',
    fixUserIds: 'repair',
    fixQuotationsUsers: 'repair',
  },
};

it.each(Object.entries(areas))('costly operations have a limit: %s', (area, { operations }) => {
  const found = Object.entries(operations).flatMap(([field, { limit }]) =>
    limit ? [[field.replace('Mutation.', ''), limit]] : [],
  );
  expect(Object.fromEntries(found)).toEqual(limited[area]);
});
