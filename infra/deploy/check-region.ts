import { type Finding, ok, stop } from './finding.ts';
import { regions } from './regions.ts';

/** Elsewhere a deployment fails half-way, or runs without translations or logs. */
export function checkRegion(region: string): Finding {
  if (regions.includes(region)) return ok('region', `${region} offers every service.`);
  return stop(
    'region',
    `${region} lacks a service that Preventivi needs, such as Translate. Choose another one, in the EU ${regions.filter((each) => each.startsWith('eu-')).join(', ')}: aws configure set region eu-central-1. All of them are in infra/deploy/regions.ts.`,
  );
}
