import type { Item, Things } from './readable-export.ts';

/**
 * Everything that an export omits on purpose, with the reason. Passwords are missing too: Cognito never
 * returns them.
 */
const leftOutItems: [why: string, is: (item: Item, at: Date) => boolean][] = [
  ['changes of long lists, which an import builds from the items', ({ pk }) => isOfList(pk?.S)],
  ['counts of limits, which belong to this installation and last a day at most', ({ pk }) => isCount(pk?.S)],
  ['expired items that wait for their removal', ({ ttl }, at) => Number(ttl?.N) * 1000 <= at.getTime()],
];
const leftOutFiles: [why: string, key: RegExp][] = [
  ['snapshots of long lists, which an import builds', /^snapshots\/(quotation|user|activity)\//],
  ['uploads that were never accepted', /^uploads\//],
];

const isOfList = (partition: unknown) => /^CHANGES#(quotation|user|activity)$/.test(String(partition));
const isCount = (partition: unknown) => /^RATE#/.test(String(partition));

/** The part of an installation that an export at this time must contain. */
export const toBeExported = ({ accounts, items, files }: Things, at: Date): Things => ({
  accounts,
  items: items.filter((item) => !leftOutItems.some(([, is]) => is(item, at))),
  files: files.filter(({ key }) => !leftOutFiles.some(([, left]) => left.test(key))),
});

/** Reasons for omissions that match nothing in this installation. */
export const reasonsWithoutCase = ({ items, files }: Things, at: Date): string[] => [
  ...leftOutItems.filter(([, is]) => !items.some((item) => is(item, at))).map(([why]) => why),
  ...leftOutFiles.filter(([, left]) => !files.some(({ key }) => left.test(key))).map(([why]) => why),
];
