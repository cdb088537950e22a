import * as z from 'zod';
import { parsedJson } from '#infra/parsed-json.ts';
import type { Advisories, Advisory } from './known-weaknesses.ts';

/** The words of `npm audit --json` about a package: its own weaknesses as objects, the weaknesses of others by their name. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(['low', 'moderate', 'high', 'critical']),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/** The weaknesses of a report; undefined for anything else, such as the answer of a registry that fails. */
export function advisoriesOf(text: string): Advisory[] | undefined {
  const { success, data } = report.safeParse(parsedJson(text));
  if (!success) return undefined;
  return Object.values(data.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one) => {
      if (typeof one === 'string') return [];
      const { name, title, url, severity, range } = one;
      return [{ package: name, id: url.split('/').at(-1) ?? url, severity, range, title }];
    }),
  );
}

/** The known weaknesses, with the new ones: newer words about a weakness replace the older ones. */
export function merged(known: Advisories, found: readonly Advisory[], asOf: string): Advisories {
  const isSame = (one: Advisory, other: Advisory) => one.id === other.id && one.package === other.package;
  const kept = known.advisories.filter((one) => !found.some((other) => isSame(one, other)));
  const advisories = [...kept, ...found].toSorted((one, other) =>
    `${one.package} ${one.id}`.localeCompare(`${other.package} ${other.id}`),
  );
  return { ...known, asOf, advisories };
}
