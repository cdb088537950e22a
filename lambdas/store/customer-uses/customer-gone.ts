import { removeMerged } from '#lambdas/store/customer/customer-changes.ts';
import { mergeColourCards } from '#lambdas/store/customer/merge-colour-cards.ts';
import { readJobWork } from '#lambdas/store/job/job-work.ts';
import { type StepOutcome, stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import {
  type CustomerStep,
  type CustomerWork,
  customerSteps,
  customerWork,
} from '#shared/schemas/customer-work.ts';
import { forgetFilesOf } from './forget-files.ts';
import { isOf } from './is-of.ts';
import { madeWithCustomers } from './made-with-customers.ts';
import { moveOffer } from './move-offer.ts';
import { moveQuotation } from './move-quotation.ts';

const moved: StepOutcome = { ended: 'moved' };

/** Does all that a merge or an erasure leaves to do, step by step; a step that is done again finds it done (CUS-039). */
export const customerGone: Worker = async (job) => {
  const work = customerWork.parse(await readJobWork(job));
  const steps = customerSteps(work);
  return async (index) => {
    await doStep(stepAt(steps, index, job), work);
    return moved;
  };
};

async function doStep(step: CustomerStep, work: CustomerWork): Promise<void> {
  const { uid, from, to } = work;
  switch (step.what) {
    case 'quotation':
      return moveQuotation(step.id, work);
    case 'offer':
      return moveOffer(step.id, work);
    case 'late':
      return moveLate(work);
    case 'card':
      return to === null ? undefined : mergeColourCards(uid, from, to);
    case 'files':
      return forgetFilesOf(uid);
    case 'customer':
      return removeMerged(uid, from);
  }
}

/** Quotations and offers of a call that began before the customer was gone, and ended after they were counted. */
async function moveLate(work: CustomerWork): Promise<void> {
  const { quotations, offers } = await madeWithCustomers(work.uid);
  for (const { id, customerId } of quotations) if (customerId === work.from) await moveQuotation(id, work);
  for (const offer of offers) if (isOf(offer, work.from)) await moveOffer(offer.id, work);
}
