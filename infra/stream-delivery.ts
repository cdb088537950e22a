/** How records of the table's stream reach a function; the stack and the local cloud deliver by the same words. */
export const streamDelivery = {
  /** A failed batch is halved, so that the record that fails stands alone in the end. */
  bisectBatchOnError: true,
  /** How often a failed record is tried again before it becomes a dead letter. */
  retryAttempts: 5,
  /** A function may name the records that failed. */
  reportBatchItemFailures: true,
};
