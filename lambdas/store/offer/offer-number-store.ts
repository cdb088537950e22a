import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

const numberKey = (uid: string, year: number) => ({
  pk: partitions.offers(uid),
  sk: sorts.offerNumber(year),
});

/** The number that an owner's next offer of a year gets; `last` is the stored one. */
export type NextNumber = { year: number; number: number; last: number | undefined };

/** Reads it consistently: it is guarded when it is taken (OFR-006). */
export async function readNextNumber(uid: string, year: number): Promise<NextNumber> {
  const last: number | undefined = (await readItem(numberKey(uid, year)))?.last;
  return { year, number: (last ?? 0) + 1, last };
}

/** Takes a number, while nobody else took one since it was read. */
export const takingNumber = (uid: string, { year, number, last }: NextNumber) =>
  put({ Item: { ...numberKey(uid, year), last: number }, ...stillAs('last', last) });
