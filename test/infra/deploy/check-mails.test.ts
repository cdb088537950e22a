import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkMails } from '#infra/deploy/check-mails.ts';
import { deploymentTarget } from '#test/support/builders/deployment-target.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const ses = mockedClient(SESv2Client);
const missing = new NotFoundException({ message: 'Email identity does not exist.', $metadata: {} });
const open = { ProductionAccessEnabled: true, SendingEnabled: true, EnforcementStatus: 'HEALTHY' };
const verified = { IdentityType: 'DOMAIN', VerifiedForSendingStatus: true } as const;
const tokens = ['aaa', 'bbb', 'ccc'];

beforeEach(() => {
  ses.reset();
  ses.on(GetEmailIdentityCommand).rejects(missing);
  ses.on(GetAccountCommand).resolves(open);
});

const identity = (EmailIdentity: string, answer: object = verified) =>
  ses.on(GetEmailIdentityCommand, { EmailIdentity }).resolves(answer);
const checked = (mailSender: string) => checkMails(deploymentTarget({ mailSender }));

describe('mails', () => {
  it('are not asked about where none are sent', async () => {
    expect(await checkMails(deploymentTarget())).toEqual([]);
  });

  it.each(['example.com', 'quotes@example.com'])(
    'go out from %s when its domain is verified',
    async (sender) => {
      identity('example.com');
      expect(await checked(sender)).toMatchObject([{ verdict: 'ok' }, { verdict: 'ok' }]);
    },
  );

  it.each(['mail.example.com', 'quotes@mail.example.com', 'quotes@a.mail.example.com'])(
    'go out from %s by the identity of a domain above, which covers it',
    async (sender) => {
      identity('example.com');
      const [found] = await checked(sender);
      expect(found).toMatchObject({
        verdict: 'ok',
        says: `example.com is verified, and ${sender} sends by it.`,
      });
    },
  );

  it.each(['quotes@example.com', 'mail.example.com'])(
    'go out from %s when its domain is verified, although it is not itself',
    async (sender) => {
      identity(sender, { VerifiedForSendingStatus: false });
      identity('example.com');
      expect((await checked(sender))[0]).toMatchObject({ verdict: 'ok' });
    },
  );

  it('wait for the nearest identity where none is verified', async () => {
    identity('quotes@mail.example.com', { VerifiedForSendingStatus: false });
    identity('example.com', { VerifiedForSendingStatus: false });
    const [found] = await checked('quotes@mail.example.com');
    expect(found).toMatchObject({ verdict: 'warning', says: expect.stringContaining('Open the link') });
  });

  it('are not covered by the identity of another domain', async () => {
    identity('other.example.com');
    identity('com');
    expect((await checked('quotes@mail.example.com'))[0]?.verdict).toBe('stop');
  });

  it('need an identity, which one command makes', async () => {
    const [found] = await checked('example.com');
    expect(found?.verdict).toBe('stop');
    expect(found?.says).toContain(
      'aws sesv2 create-email-identity --region eu-central-1 --email-identity example.com',
    );
  });

  it('wait for three records of a domain, which are named', async () => {
    identity('example.com', {
      IdentityType: 'DOMAIN',
      VerifiedForSendingStatus: false,
      VerificationStatus: 'PENDING',
      DkimAttributes: { SigningEnabled: true, Status: 'PENDING', Tokens: tokens },
    });
    const [found] = await checked('example.com');
    expect(found?.verdict).toBe('warning');
    for (const token of tokens) {
      expect(found?.says).toContain(`${token}._domainkey.example.com CNAME ${token}.dkim.amazonses.com`);
    }
  });

  it('wait for the link that SES has sent to an address', async () => {
    identity('quotes@example.com', { IdentityType: 'EMAIL_ADDRESS', VerifiedForSendingStatus: false });
    const [found] = await checked('quotes@example.com');
    expect(found).toMatchObject({ verdict: 'warning', says: expect.stringContaining('Open the link') });
  });

  it('go through no configuration set, on which functions have no right', async () => {
    identity('example.com', { ...verified, ConfigurationSetName: 'tracking' });
    const [found] = await checked('example.com');
    expect(found).toMatchObject({ verdict: 'warning', says: expect.stringContaining('tracking') });
  });

  it.each([
    ['in the sandbox', { ProductionAccessEnabled: false }, 'sandbox'],
    ['while AWS has paused them', { SendingEnabled: false }, 'paused'],
  ])('do not reach everybody %s', async (_case, account, word) => {
    identity('example.com');
    ses.on(GetAccountCommand).resolves({ ...open, ...account });
    const [, found] = await checked('example.com');
    expect(found).toMatchObject({ verdict: 'warning', says: expect.stringContaining(word) });
  });
});
