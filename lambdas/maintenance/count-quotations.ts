import type { DynamoDBRecord } from 'aws-lambda';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { present } from '#lambdas/store/quotation/presented-quotation.ts';
import { readQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { countAs, readCounted } from '#lambdas/store/statistics/counted-store.ts';
import { contribution } from '#shared/statistics/contribution.ts';

/**
 * Counts a quotation as it is now, unless it is a probe's. A record says only where to look: a repeated, late or early
 * one changes nothing.
 */
export async function countQuotations({ dynamodb }: DynamoDBRecord): Promise<void> {
  const { pk, sk } = dynamodb?.Keys ?? {};
  const id = partitions.quotation.restOf(pk?.S ?? '');
  const { user } = dynamodb?.NewImage ?? dynamodb?.OldImage ?? {};
  if (id && sk?.S === sorts.quotation && !user?.M?.isProbe?.BOOL) await count(id, new Date());
}

const count = (id: string, now: Date): Promise<void> =>
  tryAgain(async () => {
    // Read before the quotation: when a later state is counted meanwhile, this write is refused.
    const counted = await readCounted(id);
    const stored = await readQuotation(id);
    if (!stored) return countAs(id, counted, [], now);
    const { guidedTest, copied, user } = stored.header;
    // The price list its owner had at the last save: a record of before, told again, finds the same value.
    const quotation = present(stored, user.pricelist ? { id: user.pricelist, name: '' } : undefined);
    // An erasure takes the answers away, not that there was a test.
    const wasFromTest = counted.entries.some(({ numbers }) => numbers.fromTests > 0);
    const isFromTest = wasFromTest || (guidedTest !== null && !copied);
    await countAs(id, counted, contribution(quotation, isFromTest), now);
  });
