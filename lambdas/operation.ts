import { operationsCounted } from './runtime/operation.ts';
import { countUse } from './store/limit/rate-store.ts';

/** Defines an operation; the table counts the uses of its limit. */
export const operation = operationsCounted(countUse);
