import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Functions } from './functions.ts';

/** Three runs: one may fail in passing. */
const period = Duration.minutes(15);

/** Goes off when no run of the canary came through, also when none began. */
export function watchCanary(
  place: Construct,
  { functions, alarms }: { functions: Functions; alarms: Alarms },
) {
  const canary = functions.all.find(({ name }) => name === 'canary');
  if (!canary) return;
  alarms.raise(place, 'Canary', {
    metric: new MathExpression({
      expression: 'runs - FILL(errors, 0)',
      label: 'Runs that came through',
      usingMetrics: { runs: canary.lambda.metricInvocations(), errors: canary.lambda.metricErrors() },
      period,
    }),
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
    says: 'Nobody could sign in and read in the last fifteen minutes, or the canary did not run.',
    runbook: 'canary',
  });
}
