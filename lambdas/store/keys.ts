/** A partition or a sort key that begins with a word of its own. */
function beginning(prefix: string) {
  const key = (rest: string | number) => `${prefix}${rest}`;
  /** The text after the word; undefined where a key begins with another. */
  const restOf = (of: string) => (of.startsWith(prefix) ? of.slice(prefix.length) : undefined);
  return Object.assign(key, { prefix, restOf });
}

/** The names of the partitions of the table. No other file knows them. */
export const partitions = {
  /** A user, and what belongs to them alone. */
  user: beginning('U#'),
  /** A quotation, and its revisions. */
  quotation: beginning('Q#'),
  /** An owner's quotations as lists show them. */
  owner: beginning('OWNER#'),
  /** An owner's works. */
  works: beginning('WORKS#'),
  /** An owner's customers, and what belongs to one of them. */
  customers: beginning('CUSTOMERS#'),
  /** An owner's offers, whole and as lists show them, and what all of them begin with. */
  offers: beginning('OFFERS#'),
  /** An offer once it was sent: what its customers may touch, apart from the working copy with its costs. */
  sentOffer: beginning('SENT#'),
  /** The SHA-256 of a version or a file that was sent: who has the file may ask whether it is known. */
  knownHash: beginning('HASH#'),
  /** A customer of an owner who wants no reminders, by the hash of their address. */
  refusedReminders: beginning('REFUSED#'),
  shareLinks: beginning('LINKS#'),
  /** The keys that make the tokens of a quotation's links: apart from them, for its owner alone. */
  shareKeys: beginning('LINKKEYS#'),
  /** The counters that a quotation adds to. */
  counted: beginning('COUNTED#'),
  copy: beginning('COPY#'),
  product: beginning('P#'),
  /** One kind of entities of the catalogue, as lists show them. */
  catalogue: beginning('CATALOGUE#'),
  productsOfPriceList: beginning('PL#'),
  coloursOfFolder: beginning('FOLDER#'),
  history: beginning('HISTORY#'),
  uniqueName: beginning('UNIQUE#'),
  published: beginning('PUBLISHED#'),
  versions: beginning('VERSIONS#'),
  /** Changes of a long list, and the pointer to its snapshot. */
  changes: beginning('CHANGES#'),
  /** Jobs of one kind. */
  jobs: beginning('JOBS#'),
  jobLog: beginning('JOBLOG#'),
  /** Prices that an update changes. */
  prices: beginning('PRICES#'),
  /** Things that an import changed. */
  imported: beginning('IMPORTED#'),
  /** People that a repair moves to another country. */
  repair: beginning('REPAIR#'),
  /** Notifications that users of one type receive. */
  inbox: beginning('INBOX#'),
  device: beginning('DEVICE#'),
  token: beginning('TOKEN#'),
  /** Tickets of downloads: apart from tokens, which do more. */
  ticket: beginning('DOWNLOAD#'),
  /** Uses of a limit. */
  limit: beginning('RATE#'),
  /** The result of the key of a creation. */
  once: beginning('ONCE#'),
  /** Partitions of the index: items about a person that lie in partitions of their own. */
  person: beginning('OF#'),
  /** Partitions of the index: users by their address in lower case. */
  address: beginning('email#'),
  /** Counters of one country. */
  counters: beginning('STATS#'),
  /** The list of countries that have counters. */
  countedCountries: 'STATS',
  lock: 'LOCK',
  openedNotifications: 'OPENED',
  dueNotifications: 'DUE',
  /** Acceptances whose signed copy is not made and sent yet. */
  dueCertificates: 'DUE#certificates',
  /** Lines of timelines that owners are not told of yet. */
  dueTellings: 'DUE#tellings',
  /** Events that the devices of their owner do not know of yet. */
  duePushes: 'DUE#pushes',
  /** Sent offers, by when their customer is reminded or their end is noted. */
  dueOffers: 'DUE#offers',
  /** Accounts whose mails to customers are paused. */
  pausedMails: 'PAUSED#mails',
  order: 'ORDER',
  pointer: 'POINTER',
  notifications: 'NOTIFICATIONS',
  invitations: 'INVITES',
  unfinishedJobs: 'UNFINISHED',
} as const;

/** How sort keys are named: those that more than one file knows, and those that begin with a word. */
export const sorts = {
  quotation: 'HEAD',
  lightQuotation: beginning('Q#'),
  revision: beginning('REV#'),
  work: beginning('W#'),
  /** The code of a work, which no other work of its owner has. */
  workCode: beginning('CODE#'),
  customer: beginning('C#'),
  /** The colour card of a customer. */
  colourCard: beginning('COLOURS#'),
  measures: beginning('MEASURES#'),
  offer: beginning('OFFER#'),
  lightOffer: beginning('O#'),
  offerSettings: beginning('SETTINGS#'),
  /** The last number of a year. */
  offerNumber: beginning('N#'),
  /** How many text blocks or templates there are. */
  offerCount: beginning('COUNT#'),
  offerText: beginning('TEXT#'),
  offerTemplate: beginning('TEMPLATE#'),
  /** The newest version of a sent offer, and its state. */
  sentHead: 'STATE',
  sentVersion: beginning('V#'),
  acceptance: 'ACCEPTED',
  timeline: beginning('E#'),
  offerMessage: beginning('M#'),
  delivery: beginning('D#'),
  acceptCode: beginning('CODE#'),
  /** The withdrawal of a consumer from the contract. */
  contractWithdrawal: 'WITHDRAWAL',
  /** Something that happened to an offer of a user. */
  ownEvent: beginning('EVENT#'),
  /** An address that a user no longer writes to, by its hash. */
  blockedAddress: beginning('BLOCKED#'),
  /** Mails to customers of a user: the counts of a day, and whether they are paused. */
  customerMails: beginning('MAILS#'),
  product: 'DETAIL',
  profile: 'PROFILE',
  activity: 'ACTIVITY',
  inboxMarks: 'INBOX',
  session: beginning('SESSION#'),
  begunTest: beginning('TEST#'),
  helpView: beginning('HELP#'),
  shareLink: beginning('LINK#'),
  colour: beginning('COLOUR#'),
  version: beginning('V#'),
  change: beginning('CHANGED#'),
  /** A counter of sent offers, beside those of quotations. */
  offerCounter: beginning('OFFERS#'),
  snapshot: '#SNAPSHOT',
  /** In the index: a job that is about a person. */
  job: beginning('JOB#'),
  /** A person that a repair moves. */
  person: beginning('USER#'),
  /** A product whose prices an update changes. */
  pricedProduct: beginning('PRODUCT#'),
  /** Things that a step of an import changed. */
  importedStep: beginning('STEP#'),
  window: beginning('WINDOW#'),
  /** The guided test as published, and its draft: the stored data keep this word. */
  guidedTest: 'wizard',
  guidedTestDraft: 'wizard-draft',
  /** A draft that something else took the place of, by when. */
  replacedDraft: beginning('DRAFT#'),
} as const;

export const profileKey = (uid: string) => ({ pk: partitions.user(uid), sk: sorts.profile });

/** Numbers as sort keys have them: in the order of their digits. */
export const padded = (count: number) => String(count).padStart(8, '0');
