import { mailReportHandler } from '#lambdas/runtime/mail-report.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { noteReport } from '#lambdas/store/sent-offer/note-report.ts';
import { reportedBy } from '#shared/offers/sending/delivery-status.ts';

/** Notes what became of mails about offers. Mails without the tags of one, and reports of other kinds, are none of it. */
export const handler = mailReportHandler(async ({ eventType, bounce, mail, at }) => {
  const reported = reportedBy(eventType, bounce?.bounceType);
  const [offer] = mail.tags.offer ?? [];
  const [id] = mail.tags.delivery ?? [];
  if (!reported || !offer || !id) return;
  await noteReport(
    { offer, id },
    {
      status: reported.status,
      permanent: reported.bounce === 'permanent',
      statusAt: at.toISOString(),
      sesId: mail.messageId,
    },
    { now: at, newId },
  );
});
