import { type OptionName, optionsOf } from '#infra/installation.ts';
import type { Stage } from '#infra/stage.ts';
import { isFirst } from './deployed-stack.ts';
import { type Finding, ok, stop, warning } from './finding.ts';
import type { Target } from './target.ts';

type Values = { before: string | undefined; now: string | undefined; stage: Stage };

/** The harm that another value of an option would do, and nobody may have meant; undefined when there is none. */
type Effect = (values: Values) => string | undefined;

const effects: Record<OptionName, Effect> = {
  domain: ({ before }) =>
    before && `Addresses below https://${before}, in mails and share links, open nothing.`,
  // Both are renewed from time to time.
  certificate: () => undefined,
  pushSecretVersion: () => undefined,
  mailSender: ({ before, now }) =>
    before && (now ? `Mails come from ${now} instead of ${before}.` : 'No mails are sent any more.'),
  pushSecret: ({ before, now }) => before && (now ? undefined : 'Topics go, and with them all devices.'),
  firewall: ({ now }) => now && 'The firewalls go, and with them the limit of an address.',
  watch: ({ now }) => now && 'Alarms and the dashboard go: nobody hears of a failure.',
  data: ({ stage }) =>
    stage === 'prod'
      ? 'Users find an empty table. The table of before stays, and is part of the stack no more.'
      : 'Users find an empty table. The table of before is deleted with its data: export them first.',
};

/** Options that the last deployment had and today's lacks, or has otherwise. */
export function checkOptions({ installation, deployed }: Target): Finding[] {
  if (isFirst(deployed)) return [];
  const { options } = deployed;
  if (!options) {
    return [warning('options', 'The last deployment noted none. Make sure that today’s are the same.')];
  }
  const today: Readonly<Record<string, string | undefined>> = optionsOf(installation);
  const names = [...new Set([...Object.keys(options), ...Object.keys(today)])];
  const changed = names.filter((name) => options[name] !== today[name]);
  if (changed.length === 0) return [ok('options', 'They are those of the last deployment.')];
  return changed.map((name) => {
    const values = { before: options[name], now: today[name], stage: installation.stage };
    const effect = isKnown(name) ? effects[name](values) : 'Nothing here knows this option.';
    const says = `${name} was ${shown(values.before)} and is ${shown(values.now)}.`;
    return effect ? { ...stop('options', `${says} ${effect}`), mayBeMeant: true } : ok('options', says);
  });
}

const isKnown = (name: string): name is OptionName => Object.hasOwn(effects, name);
const shown = (value: string | undefined) => value ?? 'not given';
