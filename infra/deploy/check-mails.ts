import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  type GetEmailIdentityCommandOutput,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { type Finding, ok, stop, warning } from './finding.ts';
import type { Target } from './target.ts';

/** Whether SES would send the mails, and to everybody. */
export async function checkMails({ installation: { mailSender }, region }: Target): Promise<Finding[]> {
  if (!mailSender) return [];
  const client = new SESv2Client({ region });
  return [await checkIdentity(client, mailSender, region), await checkAccount(client)];
}

/** A verified domain covers its subdomains and all their addresses, also one whose own identity is not verified. */
async function checkIdentity(client: SESv2Client, sender: string, region: string): Promise<Finding> {
  let unverified: Finding | undefined;
  for (const name of identitiesOf(sender)) {
    const identity = await readIdentity(client, name);
    if (identity?.VerifiedForSendingStatus) return verified(identity, name, sender);
    if (identity) unverified ??= waiting(identity, name);
  }
  if (unverified) return unverified;
  return stop(
    'mails',
    `SES does not know ${sender} in ${region}: aws sesv2 create-email-identity --region ${region} --email-identity ${sender}`,
  );
}

/** Names of identities that let a sender send, the nearest first: itself, its domain, and the domains above. */
function identitiesOf(sender: string): string[] {
  const labels = (sender.split('@').at(-1) ?? sender).split('.');
  const domains = labels.slice(1).map((_, index) => labels.slice(index).join('.'));
  return [...new Set([sender, ...domains])];
}

function waiting(identity: GetEmailIdentityCommandOutput, name: string): Finding {
  const todo = name.includes('@')
    ? 'Open the link in the mail that SES has sent to it.'
    : `SES looks for these DNS records: ${recordsOf(identity, name).join('; ')}`;
  return warning('mails', `${name} is not verified, and sends nothing until it is. ${todo}`);
}

function verified(
  { ConfigurationSetName }: GetEmailIdentityCommandOutput,
  name: string,
  sender: string,
): Finding {
  if (ConfigurationSetName) {
    return warning(
      'mails',
      `${name} sends with the configuration set ${ConfigurationSetName}, on which functions have no right: take it off the identity.`,
    );
  }
  return ok('mails', `${name} is verified${name === sender ? '' : `, and ${sender} sends by it`}.`);
}

const recordsOf = ({ DkimAttributes }: GetEmailIdentityCommandOutput, name: string) =>
  (DkimAttributes?.Tokens ?? []).map(
    (token) =>
      `${token}._domainkey.${name} CNAME ${token}.${DkimAttributes?.SigningHostedZone ?? 'dkim.amazonses.com'}`,
  );

async function checkAccount(client: SESv2Client): Promise<Finding> {
  const { SendingEnabled, ProductionAccessEnabled } = await client.send(new GetAccountCommand());
  if (!SendingEnabled) {
    return warning('mails', 'AWS has paused the mails of the account. The console of SES says why.');
  }
  if (!ProductionAccessEnabled) {
    return warning(
      'mails',
      'SES is in its sandbox: 200 mails a day, to verified addresses alone. docs/deploy.md says how to leave it.',
    );
  }
  return ok('mails', 'SES sends to everybody.');
}

async function readIdentity(client: SESv2Client, EmailIdentity: string) {
  try {
    return await client.send(new GetEmailIdentityCommand({ EmailIdentity }));
  } catch (cause) {
    if (cause instanceof NotFoundException) return undefined;
    throw cause;
  }
}
