import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { target } from '#test/support/contract-target.ts';

const client = new SESv2Client({ maxAttempts: 1 });

type Change = { from?: string; to?: string; simple?: object } & Partial<SendEmailCommandInput>;

function sending({ from = target.mailSender, to, simple, ...change }: Change = {}, by = client) {
  const of = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return by.send(
    new SendEmailCommand({
      FromEmailAddress: `Preventivi <${from}>`,
      Destination: { ToAddresses: [to ?? 'success@simulator.amazonses.com'] },
      Content: {
        Simple: { Subject: of('È una prova'), Body: { Html: of('<p>Sì</p>'), Text: of('Sì') }, ...simple },
      },
      ...change,
    }),
  );
}

/** Bytes that seven bits do not hold. */
const file = {
  FileName: 'Offerta.pdf',
  ContentType: 'application/pdf',
  RawContent: Buffer.from('%PDF-1.7\n\xe2\xe3', 'latin1'),
};

describe.runIf(target.mailSender)('a mail', () => {
  it('is accepted and gets an id', async () => {
    expect((await sending()).MessageId).toBeTruthy();
  });

  it('takes a sender of other letters, an address to answer to, a file, headers and tags [SND-015, SND-018, FUP-013]', async () => {
    const sent = await sending({
      FromEmailAddress: `=?UTF-8?B?${Buffer.from('Società Verdi').toString('base64')}?= <${target.mailSender}>`,
      ReplyToAddresses: ['success@simulator.amazonses.com'],
      EmailTags: [{ Name: 'offer', Value: 'a1' }],
      simple: {
        Attachments: [{ ...file, ContentTransferEncoding: 'BASE64' }],
        Headers: [
          { Name: 'List-Unsubscribe', Value: '<https://example.com/o/a1/promemoria?t=x>' },
          { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
        ],
      },
    });
    expect(sent.MessageId).toBeTruthy();
  });

  it('from an unverified address is refused', async () => {
    await expect(sending({ from: 'nobody@example.net' })).rejects.toMatchObject({ name: 'MessageRejected' });
  });

  it('to an invalid address is refused', async () => {
    await expect(sending({ to: 'nobody' })).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  it.each([
    [
      'with a header of two lines',
      { simple: { Headers: [{ Name: 'X-A', Value: 'a\r\nBcc: b@example.net' }] } },
    ],
    ['with a tag of other letters', { EmailTags: [{ Name: 'offer', Value: 'a b' }] }],
  ])('%s is refused', async (_title, change) => {
    await expect(sending(change)).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  it('with a configuration set that there is not is refused', async () => {
    await expect(sending({ ConfigurationSetName: 'none-of-ours' })).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  it.each([
    ['an unknown key', { accessKeyId: 'AKIAIOSFODNN7EXAMPLE' }],
    ['a wrong secret', { secretAccessKey: 'wrong' }],
  ])('signed with %s is refused', async (_title, wrong) => {
    const credentials = { ...(await client.config.credentials()), ...wrong };
    const stranger = new SESv2Client({ credentials, maxAttempts: 1 });
    await expect(sending({}, stranger)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });
});
