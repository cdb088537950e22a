import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { forgetViewer } from '#lambdas/store/help/help-store.ts';
import { removeJobWork } from '#lambdas/store/job/job-work.ts';
import { activityList, quotationList, userList } from '#lambdas/store/list/lists.ts';
import { removeFormerSnapshots } from '#lambdas/store/list/snapshot-store.ts';
import { listOfferIds } from '#lambdas/store/offer/list-offer-ids.ts';
import { lightOfferKey, offerKey } from '#lambdas/store/offer/offer-items.ts';
import { eraseOwner, removeImage } from '#lambdas/store/quotation/erased-quotation.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import { eraseSentOffer } from '#lambdas/store/sent-offer/erase-sent-offer.ts';
import { accountNotes } from '#lambdas/store/user/account-note-store.ts';
import { deleteAccount } from '#lambdas/store/user/account-store.ts';
import { forgetDoer } from '#lambdas/store/user/forget-doer.ts';
import { readUser, removeUser } from '#lambdas/store/user/user-store.ts';
import { type ErasureStep, type ErasureWork, erasedLists } from '#shared/schemas/erasure.ts';
import type { Job } from '#shared/schemas/job.ts';
import { imagesOfUser, uploadKey } from '#shared/uploads/upload-key.ts';
import { forgetAuthorIn, forgetAuthorOfQuotations, forgetAuthorOfUsers } from './author-names.ts';
import { forgetStarter } from './forget-starter.ts';
import { removeOwnRecords, removeScattered } from './scattered.ts';

const lists = { quotation: quotationList, user: userList, activity: activityList };

/** Does one step; false when it must wait for another process. */
export async function eraseStep(step: ErasureStep, work: ErasureWork, job: Job, now: Date): Promise<boolean> {
  if (step.what === 'list') return lists[step.list].rewrite(now);
  if (step.what === 'jobs') return forgetStarter(work, job, now);
  await doneAtOnce(step, work, job);
  return true;
}

async function doneAtOnce(
  step: Exclude<ErasureStep, { what: 'list' | 'jobs' }>,
  work: ErasureWork,
  job: Job,
): Promise<void> {
  const { uid } = work;
  switch (step.what) {
    case 'account':
      return deleteAccount(uid);
    case 'quotation':
      return eraseOwner(step.id, work);
    case 'offer':
      return eraseOffer(uid, step.id);
    case 'images':
      return removeImages(work);
    case 'profile':
      return removeProfile(uid);
    case 'late':
      // Quotations of a call that began before the user was out, and ended after their quotations were counted.
      for (const { id } of await listOwnQuotations(uid)) await eraseOwner(id, work);
      return;
    case 'others':
      return forgetAuthorOfQuotations(step.ids, work);
    case 'users':
      return forgetAuthorOfUsers(step.ids, work);
    case 'partitions':
      for (const partition of step.ids) await forgetAuthorIn(partition, work);
      return;
    case 'scattered':
      await forgetViewer(uid, work.label);
      await forgetDoer(uid, accountNotes, work.label);
      return removeScattered(uid);
    case 'versions':
      for (const list of erasedLists) await removeFormerSnapshots(list);
      return;
    case 'work':
      return removeJobWork(job);
  }
}

/** Versions go before the working copy, which leads there. */
async function eraseOffer(uid: string, id: string): Promise<void> {
  await eraseSentOffer(uid, id);
  await removeItems([offerKey({ uid, id }), lightOfferKey({ uid, id })]);
}

async function removeImages({ uid, imageUrl }: ErasureWork): Promise<void> {
  await removeImage(imageUrl);
  await removeForGood(imagesOfUser(uid));
  await removeForGood(uploadKey(imagesOfUser(uid)));
}

/** Lists hear of the removal; then the rest of the user's partition goes. */
async function removeProfile(uid: string): Promise<void> {
  await tryAgain(async () => {
    const user = await readUser(uid);
    if (user) await removeUser(user);
  });
  // Offers of a call that ended after they were counted.
  for (const id of await listOfferIds(uid)) await eraseOffer(uid, id);
  await removeOwnRecords(uid);
}
