import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackedMail } from '#lambdas/store/mail/send-mail.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

vi.stubEnv('AWS_REGION', 'eu-central-1');
vi.stubEnv('MAIL_SENDER', 'preventivi@example.com');
vi.stubEnv('MAIL_REPORTS', 'preventivi-test');
const { handMail, sendMail } = await import('#lambdas/store/mail/send-mail.ts');
const { senderField } = await import('#lambdas/store/mail/sender-field.ts');

const ses = mockedClient(SESv2Client);
beforeEach(() => ses.reset());

const plain = { to: 'marta@example.com', subject: 'Offerta 12/2026', html: '<p>Ciao</p>', text: 'Ciao' };
const tracked = (change: Partial<TrackedMail> = {}): TrackedMail => ({
  ...plain,
  senderName: 'Ditta Verdi tramite Preventivi',
  replyTo: 'verdi@example.com',
  tags: { offer: 'o1', delivery: 'd1' },
  ...change,
});
const asked = () => ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);

describe('a mail to a customer', () => {
  it('comes from the installation by the name of the owner, and is answered to the owner [SND-015]', async () => {
    ses.on(SendEmailCommand).resolves({ MessageId: 'ses-1' });
    expect(await handMail(tracked())).toEqual({ status: 'handed', sesId: 'ses-1' });
    expect(asked()).toMatchObject([
      {
        FromEmailAddress: '"Ditta Verdi tramite Preventivi" <preventivi@example.com>',
        Destination: { ToAddresses: ['marta@example.com'] },
        ReplyToAddresses: ['verdi@example.com'],
        ConfigurationSetName: 'preventivi-test',
        EmailTags: [
          { Name: 'offer', Value: 'o1' },
          { Name: 'delivery', Value: 'd1' },
        ],
      },
    ]);
  });

  it('has its files and headers as fields of the request, eight bits whole [SND-015, SND-018]', async () => {
    ses.on(SendEmailCommand).resolves({ MessageId: 'ses-1' });
    const content = Buffer.from([0x25, 0xe2]);
    const files = [{ name: 'Offerta 12-2026.pdf', type: 'application/pdf', content }];
    await handMail(tracked({ files, headers: { 'List-Unsubscribe': '<https://example.com/x>' } }));
    expect(asked()[0]?.Content?.Simple).toMatchObject({
      Headers: [{ Name: 'List-Unsubscribe', Value: '<https://example.com/x>' }],
      Attachments: [
        {
          FileName: 'Offerta 12-2026.pdf',
          ContentType: 'application/pdf',
          RawContent: content,
          ContentDisposition: 'ATTACHMENT',
          ContentTransferEncoding: 'BASE64',
        },
      ],
    });
  });

  const answered = (httpStatusCode: number) =>
    new SESv2ServiceException({ name: 'Refused', $fault: 'client', $metadata: { httpStatusCode } });
  it.each([
    ['failed', 'a refusal', answered(400)],
    ['unknown', 'a fault of SES itself', answered(500)],
    ['unknown', 'no answer in time', Object.assign(new Error('late'), { name: 'TimeoutError' })],
    ['unknown', 'a connection that is cut', Object.assign(new Error('cut'), { code: 'ECONNRESET' })],
  ])('is %s after %s [SND-021, SND-022]', async (status, _title, cause) => {
    ses.on(SendEmailCommand).rejects(cause);
    expect(await handMail(tracked())).toEqual({ status });
  });

  it('is failed where nobody sends mails', async () => {
    vi.stubEnv('MAIL_SENDER', '');
    expect(await handMail(tracked())).toEqual({ status: 'failed' });
    vi.stubEnv('MAIL_SENDER', 'preventivi@example.com');
    expect(asked()).toEqual([]);
  });
});

it('a mail of the house has no tags, and nothing reports of it', async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: 'ses-1' });
  await sendMail(plain);
  const [input] = asked();
  expect(input?.FromEmailAddress).toBe('"Preventivi" <preventivi@example.com>');
  expect([input?.ConfigurationSetName, input?.EmailTags]).toEqual([undefined, undefined]);
});

describe('the name of a sender', () => {
  const address = 'a@example.com';

  it.each([
    ['of ASCII is quoted', 'Ditta Verdi, Como', '"Ditta Verdi, Como" <a@example.com>'],
    ['is encoded beyond ASCII', 'Società Però', '=?UTF-8?B?U29jaWV0w6AgUGVyw7I=?= <a@example.com>'],
  ])('%s [SND-015]', (_title, name, field) => {
    expect(senderField(name, address)).toBe(field);
  });

  it('is encoded in words of 75 at most, none of its letters divided [SND-015]', () => {
    const name = 'Società 🎨 '.repeat(9);
    const field = senderField(name, address);
    const words = field.replace(` <${address}>`, '').split(' ');
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(75);
    const letters = words
      .map((word) => Buffer.from(/^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
      .join('');
    expect(letters).toBe(name);
  });
});
