import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { addOutputs } from './outputs.ts';

/** The sender of mails. A domain proves itself by the three DNS records in the outputs, an address by a mail. */
export class MailSender extends Construct {
  /** The identity that a sending function needs a right on. */
  readonly arn: string;
  /** Where mails come from. */
  readonly address: string;

  constructor(scope: Construct, id: string, { sender }: { sender: string }) {
    super(scope, id);
    const isAddress = sender.includes('@');
    const identity = new EmailIdentity(this, 'Identity', {
      identity: isAddress ? Identity.email(sender) : Identity.domain(sender),
    });
    this.arn = identity.emailIdentityArn;
    this.address = isAddress ? sender : `preventivi@${sender}`;
    if (isAddress) return;
    const records = identity.dkimRecords.map(({ name, value }, index) => [
      `MailRecord${index + 1}`,
      `${name} CNAME ${value}`,
    ]);
    addOutputs(Stack.of(this), Object.fromEntries(records));
  }
}
