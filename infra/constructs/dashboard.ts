import { Aws } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { DeployedFunction, Functions } from './functions.ts';

type Props = { name: string; functions: Functions; alarms: Alarms };

/** One page on how the installation is doing: every alarm, what each watches by its page of the runbook, and the load. */
export class Dashboard extends CloudWatchDashboard {
  constructor(scope: Construct, id: string, { name, functions, alarms }: Props) {
    const { raised } = alarms;
    const pages = [...new Set(raised.map(({ runbook }) => runbook))].toSorted();
    super(scope, id, {
      // Dashboards belong to all regions of the account.
      dashboardName: `${name}-${Aws.REGION}`,
      widgets: [
        [new TextWidget({ markdown: `# ${name}\nWhat to do: docs/runbook`, width: 24, height: 2 })],
        ...alarmWidgets(alarms),
        load(functions),
        pages.map((page) => {
          const left = raised.flatMap(({ runbook, metric }) => (runbook === page ? [metric] : []));
          return new GraphWidget({ title: page, left, width: 8 });
        }),
      ],
    });
  }
}

/** A widget shows at most 100 alarms, and every function has two: each kind has a widget of its own. */
function alarmWidgets({ raised }: Alarms): AlarmStatusWidget[][] {
  const ofFunctions = ['function-errors', 'function-throttles'];
  const kindOf = ({ runbook }: (typeof raised)[number]) =>
    ofFunctions.includes(runbook) ? runbook : 'everything-else';
  const kinds = Map.groupBy(raised, kindOf);
  return [...kinds].map(([kind, those]) => [
    new AlarmStatusWidget({
      title: `Alarms: ${kind.replace('-', ' ')}`,
      alarms: those.map(({ alarm }) => alarm),
      width: 24,
    }),
  ]);
}

function load({ all }: Functions): GraphWidget[] {
  const graph = (title: string, metric: (deployed: DeployedFunction) => IMetric) =>
    new GraphWidget({ title, left: all.map(metric), width: 8 });
  return [
    graph('Calls', ({ lambda }) => lambda.metricInvocations()),
    graph('Duration, 95th percentile', ({ lambda }) => lambda.metricDuration({ statistic: Stats.p(95) })),
    graph('Duration, 99th percentile', ({ lambda }) => lambda.metricDuration({ statistic: Stats.p(99) })),
  ];
}
