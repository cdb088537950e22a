import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { prices } from '#test/bench/cost/prices.ts';
import { propertiesOf, synthesised } from './synthesised.ts';

/** US dollars a month of things that cost without being used; list prices. */
const monthly = { firewall: 5, rule: 1, alarmedMetric: 0.1, dashboard: 3, secret: 0.4 };

const count = (template: Template, type: string) => Object.keys(propertiesOf(template, type)).length;

/** An alarm over several metrics is paid for each. */
const metricsOf = ({ Metrics }: Record<string, unknown>) =>
  ((Metrics ?? [{ MetricStat: {} }]) as { MetricStat?: object }[]).filter(({ MetricStat }) => MetricStat)
    .length;

function idleCost({ template, watch }: ReturnType<typeof synthesised>) {
  const firewalls = Object.values(propertiesOf(template, 'AWS::WAFv2::WebACL'));
  const rules = firewalls.reduce((sum, { Rules }) => sum + (Rules as unknown[]).length, 0);
  const alarms = Object.values(propertiesOf(watch, 'AWS::CloudWatch::Alarm'));
  const cost = {
    firewalls: firewalls.length * monthly.firewall + rules * monthly.rule,
    alarms: alarms.reduce((sum, alarm) => sum + metricsOf(alarm), 0) * monthly.alarmedMetric,
    dashboard: count(watch, 'AWS::CloudWatch::Dashboard') * monthly.dashboard,
    secrets: count(template, 'AWS::SecretsManager::Secret') * monthly.secret,
  };
  return { ...cost, all: Object.values(cost).reduce((sum, part) => sum + part, 0) };
}

const inDollars = (amount: number) => `${amount.toFixed(2)} $`;

/** The row of docs/deploy.md for an installation. */
const rowOf = (name: string, { firewalls, alarms, dashboard, secrets, all }: ReturnType<typeof idleCost>) =>
  `| ${[name, ...[firewalls, alarms, dashboard, secrets, all].map(inDollars)].join(' | ')} |`;

describe('a stage that nobody uses', () => {
  const page = readFileSync('docs/deploy.md', 'utf8');

  it.each([
    ['`prod`', 'prod', {}],
    ['`dev`', 'dev', {}],
    ['`dev`, `-c watch=none`', 'dev', { watch: 'none' }],
    ['`dev`, `-c firewall=none`', 'dev', { firewall: 'none' }],
    ['`dev`, both', 'dev', { firewall: 'none', watch: 'none' }],
  ] as const)('costs what docs/deploy.md says: %s', (name, stage, without) => {
    expect(page).toContain(rowOf(name, idleCost(synthesised(stage, without))));
  });

  it('costs what the bill of `npm run cost` begins with', () => {
    expect(idleCost(synthesised('prod')).all).toBeCloseTo(prices.idleMonth, 6);
  });

  it('costs less than five dollars without firewalls and alarms', () => {
    expect(idleCost(synthesised('dev', { firewall: 'none', watch: 'none' })).all).toBeLessThan(5);
  });
});
