import type { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { propertiesOf, shown, statementsOf, synthesised } from './synthesised.ts';

/** The website's secret is in every stage. */
const secretsOf = (template: Template) =>
  Object.fromEntries(
    Object.entries(propertiesOf(template, 'AWS::SecretsManager::Secret')).filter(
      ([id]) => !id.startsWith('Website'),
    ),
  );

it('the canary is in prod alone, with a password that the deployment makes and nobody knows', () => {
  const { template } = synthesised('dev');
  expect(secretsOf(template)).toEqual({});
  const functions = Object.keys(propertiesOf(template, 'AWS::Lambda::Function'));
  expect(functions.filter((id) => /canary/i.test(id))).toEqual([]);

  const prod = synthesised('prod').template;
  expect(Object.values(secretsOf(prod))).toMatchObject([{ GenerateSecretString: { PasswordLength: 40 } }]);
  expect(shown(prod.findOutputs('CanarySecret').CanarySecret?.Value)).toBe('Canary');
});

it('the canary may read this secret, and nothing else of the account', () => {
  const rights = statementsOf(synthesised('prod').template)
    .filter(([id]) => id.startsWith('FunctionscanaryRole'))
    .map(([, { Action, Resource }]) => `${shown(Action)} on ${shown(Resource)}`);
  expect(rights.toSorted()).toEqual([
    'logs:CreateLogStream, logs:PutLogEvents on FunctionscanaryLog.Arn',
    'secretsmanager:GetSecretValue on Canary',
    'xray:PutTelemetryRecords, xray:PutTraceSegments on *',
  ]);
});
