import { describe, expect, it } from 'vitest';
import type { Mail } from '#infra/local/ses/mailbox.ts';
import { startReports } from '#infra/local/ses/reports.ts';

/** Reports as AWS documents them (SES Developer Guide, "Examples of event data"), without their values. */
const documented = {
  Bounce: {
    bounce: ['bounceSubType', 'bounceType', 'bouncedRecipients', 'feedbackId', 'reportingMTA', 'timestamp'],
  },
  Complaint: {
    complaint: [
      ...['arrivalDate', 'complainedRecipients', 'complaintFeedbackType', 'complaintSubType', 'feedbackId'],
      ...['timestamp', 'userAgent'],
    ],
  },
  Delivery: { delivery: ['processingTimeMillis', 'recipients', 'reportingMTA', 'smtpResponse', 'timestamp'] },
  Send: { send: [] },
} as const;
const documentedMail = [
  ...['commonHeaders', 'destination', 'headers', 'headersTruncated', 'messageId', 'sendingAccountId'],
  ...['source', 'sourceArn', 'tags', 'timestamp'],
];

const aMail = (to: string, change: Partial<Mail> = {}): Mail => ({
  ...{ id: 'mail-1', sentAt: '2026-12-03T16:20:00.000Z', from: 'Verdi <preventivi@example.com>', to: [to] },
  ...{ replyTo: [], subject: 'Offerta', html: '', text: '', headers: [], files: [] },
  tags: { offer: 'o1', delivery: 'd1' },
  configurationSet: 'preventivi-local',
  ...change,
});

type Detail = { eventType: string; mail: object };
type Event = { detail: Detail; 'detail-type': string; time: string };

async function reportsOf(mail: Mail, report?: (event: object) => Promise<void>) {
  const told: Event[] = [];
  let waited = 0;
  const reports = startReports({
    report: report ?? (async (event) => void told.push(event as Event)),
    wait: async (time) => {
      waited += time;
    },
  });
  reports.of(mail);
  await reports.settled();
  return { told, waited };
}
const typesOf = (told: Event[]) => told.map(({ detail }) => detail.eventType);

describe('what becomes of a mail', () => {
  it.each([
    ['bounce@simulator.amazonses.com', ['Send', 'Bounce']],
    ['bounce+o1@simulator.amazonses.com', ['Send', 'Bounce']],
    ['suppressionlist@simulator.amazonses.com', ['Send', 'Bounce']],
    ['complaint@simulator.amazonses.com', ['Send', 'Delivery', 'Complaint']],
    ['success@simulator.amazonses.com', ['Send', 'Delivery']],
    ['ooto@simulator.amazonses.com', ['Send', 'Delivery']],
    ['marta@example.com', ['Send', 'Delivery']],
    ['constructor@simulator.amazonses.com', ['Send', 'Delivery']],
  ])('%s: it is reported as the simulator of SES does, within a second [SND-052]', async (to, types) => {
    const { told, waited } = await reportsOf(aMail(to));
    expect(typesOf(told)).toEqual(types);
    expect(waited).toBeLessThan(1000);
  });

  it.each(Object.entries(documented))(
    'a report %s has the form that AWS documents [SND-049]',
    async (type, parts) => {
      const name = { Bounce: 'bounce', Complaint: 'complaint', Delivery: 'success', Send: 'success' }[type];
      const { told } = await reportsOf(aMail(`${name}@simulator.amazonses.com`));
      const event = told.find(({ detail }) => detail.eventType === type);
      expect(event).toMatchObject({
        version: '0',
        source: 'aws.ses',
        region: 'eu-central-1',
        account: '000000000000',
        resources: ['arn:aws:ses:eu-central-1:000000000000:configuration-set/preventivi-local'],
      });
      const { eventType: _type, mail = {}, ...said } = event?.detail ?? {};
      expect(Object.keys(mail).toSorted()).toEqual(documentedMail);
      const fields = Object.entries(said).map(([part, content]) => [
        part,
        Object.keys(content as object).toSorted(),
      ]);
      expect(Object.fromEntries(fields)).toEqual(parts);
      expect(mail).toMatchObject({
        tags: { 'ses:configuration-set': ['preventivi-local'], offer: ['o1'], delivery: ['d1'] },
      });
    },
  );

  it('is named on the bus as EventBridge names it', async () => {
    const names = await Promise.all(
      ['bounce', 'complaint'].map(
        async (to) => (await reportsOf(aMail(`${to}@simulator.amazonses.com`))).told,
      ),
    );
    expect(new Set(names.flat().map((event) => event['detail-type']))).toEqual(
      new Set(['Email Sent', 'Email Delivered', 'Email Bounced', 'Email Complaint Received']),
    );
  });

  it('has reports that follow its own time', async () => {
    const { told } = await reportsOf(aMail('success@simulator.amazonses.com'));
    expect(told.map(({ time }) => time)).toEqual(['2026-12-03T16:20:00.100Z', '2026-12-03T16:20:00.200Z']);
  });

  it('is not reported without a configuration set', async () => {
    const { configurationSet: _set, ...plain } = aMail('bounce@simulator.amazonses.com');
    expect((await reportsOf(plain)).told).toEqual([]);
  });

  it('goes on when a function fails', async () => {
    let asked = 0;
    await reportsOf(aMail('success@simulator.amazonses.com'), async () => {
      asked += 1;
      throw new Error('The function is down.');
    });
    expect(asked).toBe(2);
  });
});
