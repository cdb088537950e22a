import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { target } from '#test/support/contract-target.ts';

const client = new SESv2Client({ maxAttempts: 1 });

function sending(change: { from?: string; to?: string } = {}, by = client) {
  const { from = target.mailSender, to = 'success@simulator.amazonses.com' } = change;
  const of = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return by.send(
    new SendEmailCommand({
      FromEmailAddress: `Preventivi <${from}>`,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: of('È una prova'), Body: { Html: of('<p>Sì</p>'), Text: of('Sì') } } },
    }),
  );
}

describe.runIf(target.mailSender)('a mail', () => {
  it('is accepted and gets an id', async () => {
    expect((await sending()).MessageId).toBeTruthy();
  });

  it('from an unverified address is refused', async () => {
    await expect(sending({ from: 'nobody@example.net' })).rejects.toMatchObject({ name: 'MessageRejected' });
  });

  it('to an invalid address is refused', async () => {
    await expect(sending({ to: 'nobody' })).rejects.toMatchObject({ name: 'BadRequestException' });
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
