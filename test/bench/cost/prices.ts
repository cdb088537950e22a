/** List prices in US dollars, us-east-1, on demand, without free tiers except Cognito's. */
export const prices = {
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  tableGigabyteMonth: 0.25,
  backupGigabyteMonth: 0.2,
  graphqlRequest: 4e-6,
  liveMessage: 2e-6,
  httpRequest: 1e-6,
  functionCall: 0.2e-6,
  gigabyteSecondArm: 0.0000133334,
  gigabyteSecondX86: 0.0000166667,
  filePut: 5e-6,
  fileGet: 0.4e-6,
  egressGigabyte: 0.085,
  activeUser: 0.0055,
  activeUsersFree: 10_000,
  firewallRequest: 0.6e-6,
  logGigabyte: 0.5,
  /** Firewalls, alarms, dashboard and secrets of `prod`; test/stack/idle-cost.test.ts counts them. */
  idleMonth: 36.6,
} as const;

/** Use of each quotation. These are estimates: no installation has measured them yet. */
export const habits = {
  /** Quotations are deleted after this many months. */
  monthsKept: 24,
  rows: 12,
  saves: 8,
  opened: 20,
  lists: 12,
  superUserLists: 4,
  pdfs: 1.5,
  spreadsheets: 0.3,
  /** Offers made of a quotation, and the uses of each offer. */
  offers: 0.5,
  offerSaves: 8,
  offersOpened: 10,
  offerLists: 6,
  offerPdfs: 2,
  /** New quotations of each user in a month. */
  quotationsOfUser: 5,
  sessionsOfUser: 12,
} as const;
