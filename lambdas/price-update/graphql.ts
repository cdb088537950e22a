import { graphqlHandler } from '#lambdas/graphql.ts';
import { listPriceUpdates } from './list-price-updates.ts';
import { previewPriceUpdate } from './preview-price-update.ts';
import { readPreview } from './read-preview.ts';
import { readPreviewLines } from './read-preview-lines.ts';
import { startPriceUpdate } from './start-price-update.ts';
import { undoPriceUpdate } from './undo-price-update.ts';

export const operations = {
  'Query.priceUpdatePreview': readPreview,
  'Query.priceUpdateLines': readPreviewLines,
  'Query.priceUpdates': listPriceUpdates,
  'Mutation.previewPriceUpdate': previewPriceUpdate,
  'Mutation.startPriceUpdate': startPriceUpdate,
  'Mutation.undoPriceUpdate': undoPriceUpdate,
};

export const handler = graphqlHandler(operations);
