import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { Consumers } from './consumers.ts';
import { Functions, type FunctionsProps } from './functions.ts';
import type { HttpApi } from './http-api.ts';
import { HttpRoutes } from './http-routes.ts';
import { MailReports } from './mail-reports.ts';
import { Schedules } from './schedules.ts';

type Props = FunctionsProps & { httpApi: HttpApi; alarms: Alarms };

/** The stack of the functions, and of what wakes them: routes, the table's stream and the clock. */
export class Work extends NestedStack {
  readonly functions: Functions;

  constructor(scope: Construct, id: string, { httpApi, alarms, ...props }: Props) {
    super(scope, id, { description: 'Functions and what wakes them' });
    const { isProtected, table } = props;
    const functions = new Functions(this, 'Functions', props);
    new HttpRoutes(this, 'HttpRoutes', { isProtected, httpApi, functions });
    new Consumers(this, 'Consumers', { functions, table, alarms });
    new Schedules(this, 'Schedules', { functions, alarms });
    if (props.mails) new MailReports(this, 'MailReports', { functions, alarms, mails: props.mails });
    this.functions = functions;
  }
}
