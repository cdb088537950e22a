import { Rule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Functions } from './functions.ts';
import { keptTarget } from './kept-target.ts';
import type { MailSender } from './mail-sender.ts';

type Props = { functions: Functions; alarms: Alarms; mails: Pick<MailSender, 'reports'> };

/**
 * The functions that hear what became of mails. SES puts its reports on the account's own bus, which needs no topic, no
 * key and no subscription and costs nothing. The tag that SES adds tells the stages of an account apart.
 */
export class MailReports extends Construct {
  constructor(scope: Construct, id: string, { functions, alarms, mails }: Props) {
    super(scope, id);
    const tags = { 'ses:configuration-set': [mails.reports.configurationSetName] };
    for (const hearing of functions.triggeredBy('reports')) {
      const place = new Construct(this, hearing.name);
      new Rule(place, 'Rule', {
        eventPattern: { source: ['aws.ses'], detail: { mail: { tags } } },
        targets: [keptTarget(place, hearing, alarms)],
      });
    }
  }
}
