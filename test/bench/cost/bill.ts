import { functions } from '#lambdas/manifest.ts';
import type { Measured, Use } from './measure.ts';
import { habits, prices } from './prices.ts';

export type Bill = Record<string, number>;

const gigabyte = 1e9;
/** What AppSync, the function's start and its log add to each use. */
const logBytes = 1500;
/** Units that reading the changes of a long list takes on average: 75 wait for a snapshot. */
const logReads = 7;
/** Functions that are warm and fetch every second snapshot. */
const readers = 4 / 2;

/** The month's bill in US dollars with so many quotations in the table. */
export function billAt(quotations: number, measured: Measured): Bill {
  const { create, save, open, ownList, longList, pdf, spreadsheet } = measured.uses;
  const made = quotations / habits.monthsKept;
  const users = Math.ceil(made / habits.quotationsOfUser);
  const longSearch = longList.milliseconds + quotations * measured.row.search;
  const uses: [Use, number, Place][] = [
    [create, made, 'quotations'],
    [save, made * habits.saves, 'quotations'],
    [open, made * habits.opened, 'quotations'],
    [ownList, made * habits.lists, 'quotations'],
    [{ ...longList, read: logReads, milliseconds: longSearch }, made * habits.superUserLists, 'quotations'],
    [pdf, made * habits.pdfs, 'downloadPDF'],
    [spreadsheet, made * habits.spreadsheets, 'downloadXLS'],
  ];
  const total = (of: (use: Use, count: number, place: Place) => number) =>
    uses.reduce((sum, [use, count, place]) => sum + of(use, count, place), 0);
  const calls = total((_, count) => count);
  const documents = made * (habits.pdfs + habits.spreadsheets);
  const changes = made * (1 + habits.saves);
  const snapshotTime = quotations * measured.row.snapshot;
  const storedGigabytes = (quotations * measured.bytes.quotation) / gigabyte;
  return {
    functions:
      total((use, count, place) => count * (prices.functionCall + secondsCost(place, use.milliseconds))) +
      changes * 2 * prices.functionCall,
    'table: reads and writes':
      total(({ read, write }, count) => count * (read * prices.readUnit + write * prices.writeUnit)) +
      changes * (prices.writeUnit + logReads * prices.readUnit),
    'table: storage and backup': storedGigabytes * (prices.tableGigabyteMonth + prices.backupGigabyteMonth),
    'snapshots of lists':
      (changes / 50) *
      (prices.filePut + (1 + readers) * (prices.fileGet + secondsCost('followChanges', snapshotTime))),
    'GraphQL and live changes':
      (calls - documents) * prices.graphqlRequest + changes * 2 * prices.liveMessage,
    'HTTP and egress':
      documents * prices.httpRequest + ((documents * measured.bytes.pdf) / gigabyte) * prices.egressGigabyte,
    'web app': users * habits.sessionsOfUser * ((300_000 / gigabyte) * prices.egressGigabyte),
    users: Math.max(0, users - prices.activeUsersFree) * prices.activeUser,
    firewall: prices.firewallMonth + calls * prices.firewallRequest,
    'logs and alarms': ((calls * logBytes) / gigabyte) * prices.logGigabyte + 40 * prices.alarmMonth,
  };
}

type Place = 'quotations' | 'downloadPDF' | 'downloadXLS' | 'followChanges';

function secondsCost(place: Place, milliseconds: number): number {
  const spec: { memory?: number; chromium?: true } = functions[place];
  const price = spec.chromium ? prices.gigabyteSecondX86 : prices.gigabyteSecondArm;
  return (milliseconds / 1000) * ((spec.memory ?? 512) / 1024) * price;
}

export const sumOf = (bill: Bill) => Object.values(bill).reduce((sum, part) => sum + part, 0);
