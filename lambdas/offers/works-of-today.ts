import { readWorks } from '#lambdas/store/work/work-store.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { Work } from '#shared/schemas/work.ts';

/** The works that lines of an offer were copied from, as they are in the library today, by their ids. */
export async function worksOfToday(
  uid: string,
  { lines }: Pick<Offer, 'lines'>,
): Promise<ReadonlyMap<string, Work>> {
  const ids = new Set(lines.flatMap(({ work }) => work?.workId ?? []));
  return new Map((await readWorks(uid, [...ids])).map((work) => [work.id, work]));
}
