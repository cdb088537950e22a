import { describe, expect, it } from 'vitest';
import { onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

describe('mails to customers', () => {
  it('are reported of to the bus of the account, without openings and clicks, which need a pixel [SND-019, SND-049]', () => {
    const { template } = synthesised('prod', { mailSender: 'example.com' });
    template.resourceCountIs('AWS::SES::ConfigurationSet', 1);
    const { EventDestination } = onlyOne(template, 'AWS::SES::ConfigurationSetEventDestination').Properties;
    const { MatchingEventTypes, EventBridgeDestination, Enabled } = EventDestination as {
      MatchingEventTypes: string[];
      EventBridgeDestination: { EventBusArn: unknown };
      Enabled: boolean;
    };
    expect(Enabled).toBe(true);
    expect(MatchingEventTypes.toSorted()).toEqual([
      ...['bounce', 'complaint', 'delivery', 'deliveryDelay', 'reject', 'renderingFailure', 'send'],
    ]);
    expect(shown(EventBridgeDestination.EventBusArn)).toBe(
      'arn:AWS::Partition:events:AWS::Region:AWS::AccountId:event-bus/default',
    );
  });

  it('wake the function that follows them by the reports of this stage alone; what fails is kept [SND-049]', () => {
    const { template } = synthesised('prod', { mailSender: 'example.com' });
    const rules = Object.entries(propertiesOf(template, 'AWS::Events::Rule')).filter(([id]) =>
      id.startsWith('MailReports'),
    );
    expect(rules).toHaveLength(1);
    const [[, { EventPattern, Targets }]] = rules as [(typeof rules)[number]];
    const { source, detail } = EventPattern as {
      source: string[];
      detail: { mail: { tags: { 'ses:configuration-set': unknown[] } } };
    };
    expect(source).toEqual(['aws.ses']);
    expect(detail.mail.tags['ses:configuration-set'].map(shown)).toEqual(['MailsReports']);
    const [target] = Targets as [{ Arn: unknown; DeadLetterConfig: { Arn: unknown } }];
    expect(shown(target.Arn)).toBe('FunctionsfollowMailFunction.Arn');
    expect(shown(target.DeadLetterConfig.Arn)).toBe('MailReportsfollowMailDeadLetters.Arn');
    const variables = Object.values(propertiesOf(template, 'AWS::Lambda::Function')).flatMap(
      ({ Environment }) =>
        (Environment as { Variables?: Record<string, unknown> })?.Variables?.MAIL_REPORTS ?? [],
    );
    expect(new Set(variables.map(shown))).toEqual(new Set(['MailsReports']));
  });

  it('are followed by nobody where none are sent', () => {
    const { template } = synthesised('dev');
    template.resourceCountIs('AWS::SES::ConfigurationSet', 0);
    const rules = Object.keys(propertiesOf(template, 'AWS::Events::Rule'));
    expect(rules.filter((id) => id.startsWith('MailReports'))).toEqual([]);
  });
});
