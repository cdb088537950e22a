import { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/** The fate of a mail (SND-049). Openings and clicks are left out: with them SES would put a pixel in (SND-019). */
const reported = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.DELIVERY_DELAY,
  EmailSendingEvent.REJECT,
  EmailSendingEvent.RENDERING_FAILURE,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
];

/**
 * Who sends mails. It names the sender without making its identity in SES. That belongs to the account and its region,
 * like a certificate: both stages send from it, and it stays when one of them goes.
 */
export class MailSender extends Construct {
  /** Where mails come from. */
  readonly address: string;
  /**
   * All identities: SES asks for the sender's, which is that of the address or of its domain. In its sandbox it asks for
   * the recipient's, too. The right is on the address.
   */
  readonly identities: string;
  /** Mails with this set are reported of: those to customers. */
  readonly reports: { readonly configurationSetName: string; readonly arn: string };

  constructor(scope: Construct, id: string, sender: string) {
    super(scope, id);
    this.address = sender.includes('@') ? sender : `preventivi@${sender}`;
    const ofSes = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    this.identities = ofSes('identity', '*');
    const set = new ConfigurationSet(this, 'Reports');
    set.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: reported,
    });
    const { configurationSetName } = set;
    this.reports = { configurationSetName, arn: ofSes('configuration-set', configurationSetName) };
  }
}
