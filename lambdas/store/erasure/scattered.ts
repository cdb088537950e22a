import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { importChecksOf } from '#lambdas/store/import/import-check.ts';
import { removeJobWork } from '#lambdas/store/job/job-work.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { ratePartition } from '#lambdas/store/limit/rate-store.ts';
import { listScattered, partitionsOfOwner } from '#lambdas/store/person/of-person.ts';
import { removeArchive } from '#lambdas/store/personal-data/archive-store.ts';
import { limits } from '#shared/access/limits.ts';

/** Removes everything in a user's own partitions. */
export async function removeOwnRecords(uid: string): Promise<void> {
  for (const partition of partitionsOfOwner(uid)) await removeItems(await keysOf(partition));
}

/**
 * Removes tokens, keys of creations, counted uses, archives and their jobs, and checks of workbooks. An erasure that
 * the user began goes on without their name. Items beside other users stay.
 */
export async function removeScattered(uid: string): Promise<void> {
  const scattered = (await listScattered(uid)).filter(
    ({ pk }) => pk !== partitions.jobs('erasure') && partitions.user.restOf(pk) === undefined,
  );
  for (const { pk, sk } of scattered) {
    if (pk !== partitions.jobs('personal_data')) continue;
    await removeArchive(sk);
    await removeJobWork({ kind: 'personal_data', id: sk });
  }
  const counts = Object.keys(limits).map((name) => keysOf(ratePartition(name, `account ${uid}`)));
  await removeItems([...scattered, ...(await Promise.all(counts)).flat()]);
  await removeForGood(importChecksOf(uid));
}
