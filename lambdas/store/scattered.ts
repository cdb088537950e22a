import { limits } from '#shared/access/limits.ts';
import { removeArchive } from './archive-store.ts';
import { removeJobWork } from './job-work.ts';
import { listScattered } from './of-person.ts';
import { keysOf } from './query-all.ts';
import { ratePartition } from './rate-store.ts';
import { removeForGood } from './remove-for-good.ts';
import { removeItems } from './remove-items.ts';

/** Removes whatever lies in a user's own partition, whoever wrote it. */
export const removeOwnRecords = async (uid: string): Promise<void> => removeItems(await keysOf(`U#${uid}`));

/**
 * Removes tokens, keys of creations, counted uses, archives and their jobs, and what was found in workbooks; an erasure
 * that he began himself goes on, under nobody's name, and what lies beside other users is theirs.
 */
export async function removeScattered(uid: string): Promise<void> {
  const scattered = (await listScattered(uid)).filter(
    ({ pk }) => pk !== 'JOBS#erasure' && !pk.startsWith('U#'),
  );
  for (const { pk, sk } of scattered) {
    if (pk !== 'JOBS#personal_data') continue;
    await removeArchive(sk);
    await removeJobWork({ kind: 'personal_data', id: sk });
  }
  const counts = Object.keys(limits).map((name) => keysOf(ratePartition(name, `account ${uid}`)));
  await removeItems([...scattered, ...(await Promise.all(counts)).flat()]);
  await removeForGood(`imports/checks/${uid}/`);
}
