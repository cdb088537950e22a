import { mailsADay } from '#shared/offers/sending/mails-a-day.ts';

/** How often: so many times in so many seconds. */
export type Limit = { most: number; seconds: number };

/**
 * How often things may be done. An operation names its limit: it is counted for each account, and for each address of
 * callers without a session.
 */
export const limits = {
  'download-ticket': { most: 60, seconds: 60 },
  /** PDFs and spreadsheets together: each keeps a function busy for seconds. */
  document: { most: 60, seconds: 60 },
  /** Shared quotations that one address reads. */
  'shared-quotation': { most: 60, seconds: 60 },
  /** Looks at sent offers from one address, of people and of open pages. */
  'offer-page': { most: 120, seconds: 60 },
  /** Acceptances and refusals that one address tries. */
  'answer-offer': { most: 20, seconds: 60 },
  /** Questions by one link, and about one offer. */
  'ask-by-link': { most: 20, seconds: 86_400 },
  'ask-of-offer': { most: 40, seconds: 86_400 },
  /** Codes that are sent for one link: more would be many mails to one person. */
  'accept-code': { most: 3, seconds: 3600 },
  /** Receipts of a withdrawal that one link sends to other addresses. */
  receipt: { most: 5, seconds: 86_400 },
  /** Refusals of reminders from one address: mail services post for many readers. */
  'refuse-reminders': { most: 120, seconds: 60 },
  /** Documents that one address checks. */
  'check-document': { most: 30, seconds: 60 },
  /** Tickets and links of one address that opened nothing; a right one is not counted. */
  'failed-pass': { most: 20, seconds: 60 },
  /** Texts of a product or a phase, translated: the service is paid by the letter. */
  translation: { most: 30, seconds: 60 },
  /** Quotations that one account makes, by hand, by test or as copies: each is priced and written row by row. */
  'new-quotation': { most: 300, seconds: 3600 },
  /** Works that one account makes, one by one or as copies; the starter list comes as one. */
  'new-work': { most: 300, seconds: 3600 },
  /** Customers that one account makes one by one: its address book comes by an import. */
  'new-customer': { most: 300, seconds: 3600 },
  /** Merges and erasures of customers that one account begins: each reads its list of quotations. */
  'customer-work': { most: 120, seconds: 3600 },
  /** Offers that one account makes, empty, of quotations or as copies. */
  'new-offer': { most: 300, seconds: 3600 },
  /** Text blocks and templates of offers that one account makes. */
  'new-offer-block': { most: 300, seconds: 3600 },
  /** Answers in the threads of its offers that one account writes. */
  'offer-answer': { most: 120, seconds: 3600 },
  /** Mails to customers of one account, reminders and answers included (SND-023). */
  'customer-mail': { most: 100, seconds: 86_400 },
  /** Mails to customers of an account in its first days, before anybody knows who registered. */
  'customer-mail-at-first': { most: 20, seconds: 86_400 },
  /** Mails about one offer to one address. */
  'customer-mail-of-offer': { most: mailsADay, seconds: 86_400 },
  /** Images of products that one super user uploads: new ranges come in hundreds. */
  'product-image': { most: 300, seconds: 3600 },
  /** Files of notifications that one super user uploads, of 20 MB each. */
  attachment: { most: 60, seconds: 3600 },
  /** Workbooks of the catalogue that one super user uploads, of 20 MB each. */
  workbook: { most: 60, seconds: 3600 },
  /** Files of customers and other registers that one account uploads, of 5 MB each. */
  register: { most: 60, seconds: 3600 },
  /** Images that one account uploads for users: each may have 10 MB, and is kept for days though nobody takes it. */
  'user-image': { most: 60, seconds: 3600 },
  /** New accounts of one address: a firm may stand behind it. */
  'sign-up': { most: 10, seconds: 3600 },
  /** Requests of a new password: of one address of the net, and for one account. */
  'ask-reset': { most: 10, seconds: 3600 },
  'ask-reset-of-account': { most: 4, seconds: 3600 },
  /** Tries to use a token of a mail: of one address of the net. */
  'use-mail-token': { most: 30, seconds: 3600 },
  /** Invitations that one super user sends, again too. */
  invite: { most: 200, seconds: 3600 },
  /** Lists of people to invite that one super user has checked, of up to 200 each. */
  'check-invitations': { most: 60, seconds: 3600 },
  /** Tries to look at an invitation or to accept it: of one address of the net. */
  'use-invitation': { most: 30, seconds: 3600 },
  /** Verification mails for one account. */
  'verification-mail': { most: 5, seconds: 3600 },
  /** Tries of the current password, to change how one signs in or to give rights. */
  'own-credentials': { most: 10, seconds: 3600 },
  /** Mails that tell super users that one account wants to be erased. */
  'deletion-mail': { most: 3, seconds: 86_400 },
  /** Mails that tell super users that one account has no price list: more only if some did not go out. */
  'price-list-mail': { most: 3, seconds: 86_400 },
  /** Erasures one super user begins: each reads every list. */
  'erase-user': { most: 30, seconds: 3600 },
  /** Repairs one super user begins or calls: each reads every list. */
  repair: { most: 30, seconds: 600 },
  /** Archives of what is held about one account: each reads all its quotations. */
  'personal-data': { most: 3, seconds: 86_400 },
  /** Guided tests that one account begins: each leaves an item. */
  'guided-test': { most: 60, seconds: 3600 },
  /** Starts of the app on the devices of one account. */
  device: { most: 60, seconds: 3600 },
  /** Messages that test a topic: each reaches real devices. */
  'push-test': { most: 20, seconds: 600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
