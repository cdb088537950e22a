import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import type { Measured, Use } from './measure.ts';
import { habits, prices } from './prices.ts';

export type Bill = Record<string, number>;

const gigabyte = 1e9;
/** Bytes of log that AppSync, the start of the function and its own log add to each use. */
const logBytes = 1500;
/** Read units for the changes of a long list on average: 75 wait for a snapshot. */
const logReads = 7;
/** Warm functions, which fetch every second snapshot. */
const readers = 4 / 2;
/** Milliseconds until AppSync has accepted a live message. */
const messageTime = 50;

/** A use with its number, its function, and the calls of the API. */
type Counted = { use: Use; count: number; place: string; graphql: number; http: number };

/** The bill of a month in US dollars, with this many quotations in the table. */
export function billAt(quotations: number, measured: Measured): Bill {
  const made = quotations / habits.monthsKept;
  const users = Math.ceil(made / habits.quotationsOfUser);
  const uses = usesOf(quotations, made, users, measured);
  const total = (of: (counted: Counted) => number) =>
    uses.reduce((sum, counted) => sum + counted.count * of(counted), 0);
  const calls = total(({ graphql, http }) => graphql + http);
  const documents = total(({ http }) => http);
  const messages = total(({ use }) => use.following.messages);
  const changes = made * (2 + habits.saves);
  const snapshotTime = quotations * measured.row.snapshot;
  const storedGigabytes = (quotations * measured.bytes.quotation) / gigabyte;
  return {
    functions: calls * prices.functionCall + total(({ use, place }) => secondsCost(place, use.milliseconds)),
    'consumers of changes':
      total(({ use }) => followingCost(use)) + messages * secondsCost('publishChanges', messageTime),
    'table: reads and writes': total(({ use }) => unitsCost(use)),
    'table: units of consumers':
      total(({ use }) => unitsCost(use.following)) + changes * unitsCost({ read: logReads, write: 1 }),
    schedules: sum(
      measured.schedules.map(
        (one) => one.runs * (prices.functionCall + unitsCost(one) + secondsCost(one.name, one.milliseconds)),
      ),
    ),
    'table: storage and backup': storedGigabytes * (prices.tableGigabyteMonth + prices.backupGigabyteMonth),
    'snapshots of lists':
      (changes / 50) *
      (prices.filePut + (1 + readers) * (prices.fileGet + secondsCost('followChanges', snapshotTime))),
    'GraphQL and live changes':
      (calls - documents + messages) * prices.graphqlRequest + messages * prices.liveMessage,
    'HTTP and egress':
      documents * prices.httpRequest + ((documents * measured.bytes.pdf) / gigabyte) * prices.egressGigabyte,
    'web app': users * habits.sessionsOfUser * ((300_000 / gigabyte) * prices.egressGigabyte),
    users: Math.max(0, users - prices.activeUsersFree) * prices.activeUser,
    firewall: calls * prices.firewallRequest,
    logs: ((calls * logBytes) / gigabyte) * prices.logGigabyte,
    'without any use': prices.idleMonth,
  };
}

/** The uses of a month; for each new quotation an old one is deleted. */
function usesOf(quotations: number, made: number, users: number, { uses, row }: Measured): Counted[] {
  const { longList } = uses;
  const offers = made * habits.offers;
  const longSearch = longList.milliseconds + quotations * row.search;
  const asked = (use: Use, count: number, place = 'quotations', graphql = 1) => ({
    ...{ use, count, place, graphql },
    http: 0,
  });
  const document = (use: Use, count: number, place: string) => ({
    ...asked(use, count, place),
    http: 1,
  });
  return [
    asked(uses.signIn, users * habits.sessionsOfUser, 'accounts', 2),
    asked(uses.create, made),
    asked(uses.save, made * habits.saves),
    asked(uses.remove, made),
    asked(uses.open, made * habits.opened),
    asked(uses.ownList, made * habits.lists),
    asked({ ...longList, read: logReads, milliseconds: longSearch }, made * habits.superUserLists),
    asked(uses.createOffer, offers, 'offers'),
    asked(uses.saveOffer, offers * habits.offerSaves, 'offers'),
    asked(uses.openOffer, offers * habits.offersOpened, 'offers', 2),
    asked(uses.offerList, offers * habits.offerLists, 'offers'),
    asked(uses.removeOffer, offers, 'offers'),
    document(uses.offerPdf, offers * habits.offerPdfs, 'downloadPDF'),
    document(uses.pdf, made * habits.pdfs, 'downloadPDF'),
    document(uses.spreadsheet, made * habits.spreadsheets, 'downloadXLS'),
  ];
}

/** The calls and the time of consumers. */
const followingCost = ({ following }: Use) =>
  following.calls * prices.functionCall + secondsCost('followChanges', following.milliseconds);

const unitsCost = ({ read, write }: { read: number; write: number }) =>
  read * prices.readUnit + write * prices.writeUnit;

function secondsCost(place: string, milliseconds: number): number {
  const specs: Record<string, FunctionSpec> = functions;
  const { memory = 512, chromium } = specs[place] ?? {};
  const price = chromium ? prices.gigabyteSecondX86 : prices.gigabyteSecondArm;
  return (milliseconds / 1000) * (memory / 1024) * price;
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
export const sumOf = (bill: Bill) => sum(Object.values(bill));
