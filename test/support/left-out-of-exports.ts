import type { Item, Things } from './readable-export.ts';

/**
 * All that an export leaves out on purpose, each with its reason; everything else must be there. Of accounts it is the
 * password, which Cognito tells nobody.
 */
const leftOutItems: [why: string, is: (item: Item, at: Date) => boolean][] = [
  ['changes of long lists, which an import makes anew from the items', ({ pk }) => isOfList(pk?.S)],
  ['counts of limits, of the calls of this installation and at most of a day', ({ pk }) => isCount(pk?.S)],
  ['what has expired and waits to be removed', ({ ttl }, at) => Number(ttl?.N) * 1000 <= at.getTime()],
];
const leftOutFiles: [why: string, key: RegExp][] = [
  ['snapshots of long lists, which an import makes anew', /^snapshots\/(quotation|user|activity)\//],
  ['what a form sent and nobody took', /^uploads\//],
];

const isOfList = (partition: unknown) => /^CHANGES#(quotation|user|activity)$/.test(String(partition));
const isCount = (partition: unknown) => /^RATE#/.test(String(partition));

/** What of an installation an export of this time must hold. */
export const toBeExported = ({ accounts, items, files }: Things, at: Date): Things => ({
  accounts,
  items: items.filter((item) => !leftOutItems.some(([, is]) => is(item, at))),
  files: files.filter(({ key }) => !leftOutFiles.some(([, left]) => left.test(key))),
});

/** The reasons for which nothing of this installation is left out. */
export const reasonsWithoutCase = ({ items, files }: Things, at: Date): string[] => [
  ...leftOutItems.filter(([, is]) => !items.some((item) => is(item, at))).map(([why]) => why),
  ...leftOutFiles.filter(([, left]) => !files.some(({ key }) => left.test(key))).map(([why]) => why),
];
