import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** The sender of mails. */
export type MailSender = {
  /** Where mails come from. */
  address: string;
  /**
   * All identities: SES asks for the sender's, which is that of the address or of its domain. In its sandbox it asks for
   * the recipient's, too. The right is on the address.
   */
  identities: string;
};

/**
 * Names the sender without making its identity in SES. That belongs to the account and its region, like a certificate:
 * both stages send from it, and it stays when one of them goes.
 */
export function namedMailSender(scope: Construct, sender: string): MailSender {
  return {
    address: sender.includes('@') ? sender : `preventivi@${sender}`,
    identities: Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' }),
  };
}
