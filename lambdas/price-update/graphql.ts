import { graphqlHandler } from '#lambdas/graphql.ts';
import { listOutdatedPriceUpdates } from './list-outdated-price-updates.ts';
import { listPriceUpdates } from './list-price-updates.ts';
import { previewPriceUpdate } from './preview-price-update.ts';
import { readPriceUpdateLines } from './read-price-update-lines.ts';
import { readPriceUpdatePreview } from './read-price-update-preview.ts';
import { readPriceUpdateUndo } from './read-price-update-undo.ts';
import { resumePriceUpdate } from './resume-price-update.ts';
import { startPriceUpdate } from './start-price-update.ts';
import { undoPriceUpdate } from './undo-price-update.ts';

export const operations = {
  'Query.priceUpdatePreview': readPriceUpdatePreview,
  'Query.priceUpdateLines': readPriceUpdateLines,
  'Query.priceUpdates': listPriceUpdates,
  'Query.outdatedPriceUpdates': listOutdatedPriceUpdates,
  'Query.priceUpdateUndo': readPriceUpdateUndo,
  'Mutation.previewPriceUpdate': previewPriceUpdate,
  'Mutation.startPriceUpdate': startPriceUpdate,
  'Mutation.resumePriceUpdate': resumePriceUpdate,
  'Mutation.undoPriceUpdate': undoPriceUpdate,
};

export const handler = graphqlHandler(operations);
