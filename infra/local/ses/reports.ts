import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { local } from '../environment.ts';
import { mailIdentityArn, mailReportsArn } from '../places.ts';
import { addressOf } from './mail-of.ts';
import type { Mail } from './mailbox.ts';

/** Something that happened to a mail: how SES calls it, how EventBridge does, and what is said of it. */
type Happening = { eventType: string; 'detail-type': string; said: (mail: Mail, at: string) => object };

const sent: Happening = { eventType: 'Send', 'detail-type': 'Email Sent', said: () => ({ send: {} }) };

const delivered: Happening = {
  eventType: 'Delivery',
  'detail-type': 'Email Delivered',
  said: ({ to }, timestamp) => ({
    delivery: {
      ...{ timestamp, processingTimeMillis: 100, recipients: to, smtpResponse: '250 2.6.0 Message received' },
      reportingMTA: 'local.amazonses.com',
    },
  }),
};

const bounced: Happening = {
  eventType: 'Bounce',
  'detail-type': 'Email Bounced',
  said: ({ to }, timestamp) => ({
    bounce: {
      ...{ feedbackId: randomUUID(), bounceType: 'Permanent', bounceSubType: 'General', timestamp },
      bouncedRecipients: to.map((emailAddress) => ({
        ...{ emailAddress, action: 'failed', status: '5.1.1' },
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      })),
      reportingMTA: 'dsn; local.amazonses.com',
    },
  }),
};

const complained: Happening = {
  eventType: 'Complaint',
  'detail-type': 'Email Complaint Received',
  said: ({ to }, timestamp) => ({
    complaint: {
      ...{ feedbackId: randomUUID(), complaintSubType: null, timestamp, arrivalDate: timestamp },
      complainedRecipients: to.map((emailAddress) => ({ emailAddress })),
      complaintFeedbackType: 'abuse',
      userAgent: 'Amazon SES Mailbox Simulator',
    },
  }),
};

/** Addresses of SES's simulator. Mails to others arrive, those to `ooto@` too: an answer comes to them later. */
const simulated: Readonly<Record<string, readonly Happening[]>> = {
  bounce: [sent, bounced],
  suppressionlist: [sent, bounced],
  complaint: [sent, delivered, complained],
};

const fateOf = ({ to }: Mail): readonly Happening[] => {
  const [, name = ''] = /^([a-z]+)(?:\+.*)?@simulator\.amazonses\.com$/.exec(addressOf(to[0] ?? '')) ?? [];
  return (Object.hasOwn(simulated, name) ? simulated[name] : undefined) ?? [sent, delivered];
};

/** Milliseconds between two reports of one mail. */
const pause = 100;

type Settings = {
  /** Hands an event to whom it concerns. */
  report: (event: object) => Promise<unknown>;
  wait?: (milliseconds: number) => Promise<unknown>;
};

/** Reports what becomes of mails that were sent with a configuration set, as EventBridge brings it from SES. */
export function startReports({ report, wait = (time) => delay(time, undefined, { ref: false }) }: Settings) {
  const open = new Set<Promise<void>>();
  async function tell(mail: Mail): Promise<void> {
    let at = Date.parse(mail.sentAt);
    for (const happening of fateOf(mail)) {
      // The sender of the mail has not yet noted it.
      await wait(pause);
      at += pause;
      // The runner has told of the failure.
      await report(eventOf(mail, happening, new Date(at).toISOString())).catch(() => undefined);
    }
  }
  return {
    of(mail: Mail): void {
      if (mail.configurationSet === undefined) return;
      const telling = tell(mail).finally(() => open.delete(telling));
      open.add(telling);
    },
    /** Done when everything that is open was told. */
    async settled(): Promise<void> {
      await Promise.all(open);
    },
  };
}

const eventOf = (mail: Mail, { eventType, said, ...named }: Happening, time: string) => ({
  ...{ version: '0', id: randomUUID(), ...named, source: 'aws.ses', account: '000000000000', time },
  region: local.region,
  resources: [mailReportsArn(mail.configurationSet ?? '')],
  detail: { eventType, mail: reported(mail), ...said(mail, time) },
});

/** The mail as reports name it; every value of a tag is a list. */
const reported = ({ id, sentAt, from, to, subject, headers, tags, configurationSet = '' }: Mail) => ({
  timestamp: sentAt,
  source: from,
  sourceArn: mailIdentityArn(addressOf(from)),
  sendingAccountId: '000000000000',
  messageId: id,
  destination: to,
  headersTruncated: false,
  headers: [
    ...[['From', from] as const, ['To', to.join(', ')] as const, ['Subject', subject] as const].map(
      ([name, value]) => ({ name, value }),
    ),
    ...headers,
  ],
  commonHeaders: { from: [from], to, messageId: id, subject },
  tags: {
    'ses:configuration-set': [configurationSet],
    ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
  },
});
