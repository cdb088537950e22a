import { newId } from '#lambdas/runtime/new-id.ts';
import { renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { scheduleHandler } from '#lambdas/runtime/schedule.ts';
import { certifyAcceptances } from './certify-acceptances.ts';
import { followDue } from './follow-due.ts';
import { pushOwners } from './push-owners.ts';
import { tellOwners } from './tell-owners.ts';

/** Milliseconds after which nothing more is begun: a copy takes seconds, the function has two minutes. */
const budget = 60_000;

const clock = () => new Date();

/** Follows what customers did with sent offers: their owners are told first, as a mail is faster than a copy. */
export const handler = scheduleHandler(async () => {
  const end = clock().getTime() + budget;
  await tellOwners(clock, end);
  await followDue({ clock, newId });
  await pushOwners(clock, end);
  await certifyAcceptances(renderPdf, clock, end);
});
