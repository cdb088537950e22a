import { probeOf } from '#infra/make-probe.ts';
import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { removeOwnRecords, removeScattered } from '#lambdas/store/erasure/scattered.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { forgetChanges, listPartition } from '#lambdas/store/list/list-changes.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import { removeQuotationItems } from '#lambdas/store/quotation/quotation-store.ts';
import { deleteAccount, readAccount } from '#lambdas/store/user/account-store.ts';
import { imagesOfUser, uploadKey } from '#shared/uploads/upload-key.ts';

/**
 * Removes the user of a smoke test with all that belongs to them, and the quotation that they deleted themselves. The
 * account goes last: what is left when this is cut off is found by the next run.
 */
export async function removeSmokeUser(email: string, deleted: readonly string[] = []): Promise<void> {
  const account = await readAccount(email);
  if (!account) return;
  const { id } = account;
  await probeOf(id);
  const own = (await listOwnQuotations(id)).map((quotation) => quotation.id);
  for (const quotation of new Set([...own, ...deleted])) await removeQuotation(quotation);
  await removeItems(await keysOf(partitions.owner(id)));
  await removeForGood(imagesOfUser(id));
  await removeForGood(uploadKey(imagesOfUser(id)));
  await removeScattered(id);
  await removeOwnRecords(id);
  await deleteAccount(id);
}

/** No long list ever held it: what tells them of its removal may go too. */
async function removeQuotation(id: string): Promise<void> {
  await removeQuotationItems(id);
  const told = await keysOf(listPartition('quotation'), sorts.change(`${id}#`));
  await forgetChanges(
    'quotation',
    told.map(({ sk }) => sk),
  );
}
