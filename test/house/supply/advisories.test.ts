import { describe, expect, it } from 'vitest';
import { advisoriesOf, merged } from '#infra/advisories/audit-report.ts';
import { installedPackages } from '#infra/advisories/installed-packages.ts';
import {
  knownWeaknesses,
  readAdvisories,
  stopsDeployment,
  told,
  unexplained,
} from '#infra/advisories/known-weaknesses.ts';

const known = readAdvisories();
const anAdvisory = {
  package: 'parser',
  id: 'GHSA-1',
  severity: 'high' as const,
  range: '<1.2.3 || >=2.0.0 <2.1.0',
  title: 'slow',
};
const anInstalled = (version: string, dev = false) => ({
  ...{ name: 'parser', version, dev },
  ...{ licence: 'MIT', hasHash: true },
});

describe('the installed packages', () => {
  it('have no known vulnerability without an explanation', () => {
    expect(known.advisories.length).toBeGreaterThan(40);
    expect(unexplained(knownWeaknesses(installedPackages(), known.advisories), known).map(told)).toEqual([]);
  });

  it('explain no vulnerability that they do not have', () => {
    const weaknesses = knownWeaknesses(installedPackages(), known.advisories);
    const needless = known.accepted.filter(({ id }) => !weaknesses.some((one) => one.id === id));
    expect(needless).toEqual([]);
  });
});

describe('a weakness', () => {
  it.each([
    ['1.2.2', 1],
    ['1.2.3', 0],
    ['2.0.9', 1],
    ['2.1.0', 0],
    ['1.2.3-beta.1', 1],
  ])('affects the versions in its range: %s', (version, count) => {
    expect(knownWeaknesses([anInstalled(version)], [anAdvisory])).toHaveLength(count);
  });

  it('stops a deployment if it is high and reaches users', () => {
    const stops = (dev: boolean, severity: 'high' | 'critical' | 'moderate') =>
      knownWeaknesses([anInstalled('1.0.0', dev)], [{ ...anAdvisory, severity }]).some(stopsDeployment);
    expect([stops(false, 'high'), stops(false, 'critical')]).toEqual([true, true]);
    expect([stops(false, 'moderate'), stops(true, 'high')]).toEqual([false, false]);
  });

  it('may be explained for its own package only', () => {
    const weaknesses = knownWeaknesses([anInstalled('1.0.0')], [anAdvisory]);
    const explained = (of: string) => ({
      ...known,
      accepted: [{ id: 'GHSA-1', package: of, why: 'never called' }],
    });
    expect(unexplained(weaknesses, explained('parser'))).toEqual([]);
    expect(unexplained(weaknesses, explained('another'))).toHaveLength(1);
  });
});

describe('the report of the registry', () => {
  const via = {
    name: 'parser',
    title: 'slow',
    url: 'https://github.com/advisories/GHSA-1',
    severity: 'high',
    range: '<1.2.3 || >=2.0.0 <2.1.0',
  };
  const report = { vulnerabilities: { parser: { via: [via] }, above: { via: ['parser'] } } };

  it('is merged into the known advisories; newer texts replace older ones', () => {
    expect(advisoriesOf(JSON.stringify(report))).toEqual([anAdvisory]);
    const before = {
      ...known,
      advisories: [
        { ...anAdvisory, range: '<1.0.0' },
        { ...anAdvisory, id: 'GHSA-0' },
      ],
    };
    expect(merged(before, [anAdvisory], '2026-12-01')).toEqual({
      ...known,
      asOf: '2026-12-01',
      advisories: [{ ...anAdvisory, id: 'GHSA-0' }, anAdvisory],
    });
  });

  it.each(['', 'not found', '{"message":"405 Method Not Allowed","error":{}}'])(
    'is missing when the registry does not answer: %s',
    (text) => {
      expect(advisoriesOf(text)).toBeUndefined();
    },
  );
});
