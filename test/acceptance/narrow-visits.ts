import type { Page } from 'playwright-core';
import type { routes } from '#shared/access/routes.ts';
import { appUrl } from './app.ts';
import { firstOf, painter, quotation, superUser } from './dialog-places.ts';

/** Nobody, who a link or the sign-in brings. */
export const guest = 'guest';
const privateCustomer = 'giovanni.neri@example.com';
const unverified = 'omar.benali@example.com';

/** `to`: an address, or the way there. */
export type Visit = { user: string; to: string | ((page: Page) => Promise<unknown>) };

const by = (user: string, ...places: Visit['to'][]): Visit[] => places.map((to) => ({ user, to }));

const toQuotation = async (page: Page) => {
  await page.goto(`${appUrl}/preventivi`);
  return quotation(page);
};

const inQuotation = (rest: string) => async (page: Page) => {
  await page.goto(`${appUrl}${await toQuotation(page)}${rest}`);
};

const toPrintedOffer = async (page: Page) => {
  await page.goto(`${appUrl}/offerte`);
  const offer = page.getByRole('table').getByRole('link').first();
  await page.goto(`${appUrl}${await offer.getAttribute('href')}/stampa`);
};

/** A super user who sees the screens as another user does. */
const asPainter = async (page: Page) => {
  await page.goto(`${appUrl}/utenti?search=conti`);
  await page.getByRole('button', { name: 'Altre azioni su Andrea Conti' }).click();
  await page.getByRole('menuitem', { name: 'Vedi come questo utente' }).click();
  await page.getByRole('table').getByRole('link').first().waitFor();
};

/** Pages that lead outside at once, and show no more than a link to it. */
const leaves = [] as const;

/**
 * The screens of every route, as those who see them. Screens that need a link from a mail are looked at where the tests
 * have one: the accepted invitation, the new password, the shared quotation.
 */
export const visits: Record<keyof typeof routes, readonly Visit[]> = {
  login: by(guest, '/login'),
  signUp: by(guest, '/registrati'),
  askReset: by(guest, '/reset/ask'),
  setReset: by(guest, '/reset/set'),
  verify: by(guest, '/verifica'),
  invite: by(guest, '/invito#t=none'),
  privacy: by(guest, '/privacy'),
  offerPrivacy: by(guest, '/privacy/offerte', '/privacy/offerte?lang=de'),
  receivedOffer: by(guest, '/o/none#t=none'),
  offerReminders: by(guest, '/o/none/promemoria#t=none'),
  checkDocument: by(guest, '/verifica-documento', '/verifica-documento?lang=de'),
  app: by(guest, '/app'),
  ios: leaves,
  android: leaves,
  englishDemo: leaves,
  quotations: [
    ...by(painter, '/preventivi'),
    ...by(superUser, '/preventivi'),
    ...by(privateCustomer, '/preventivi'),
  ],
  newQuotation: by(
    painter,
    '/preventivi/nuovo/manual?name=Prova&location=Bologna&province=BO',
    '/preventivi/nuovo/test?name=Prova&location=Bologna&province=BO',
  ),
  editQuotation: by(painter, inQuotation('/modifica')),
  measures: by(painter, inQuotation('/misure')),
  printQuotation: by(painter, inQuotation('/pdf')),
  printOffer: by(painter, toPrintedOffer),
  quotation: [...by(painter, toQuotation), ...by(privateCustomer, firstOf('/preventivi'))],
  offer: by(painter, firstOf('/offerte')),
  // One with offers, and one without.
  offers: [...by(painter, '/offerte'), ...by('roberto.galli@example.com', '/offerte')],
  offerFigures: [...by(painter, '/offerte/andamento'), ...by(painter, '/offerte/andamento?kind=days')],
  offerTexts: by(painter, '/offerte/testi'),
  offerTemplates: by(painter, '/offerte/modelli'),
  // One with customers, and one without.
  customers: [...by(painter, '/clienti'), ...by('roberto.galli@example.com', '/clienti')],
  customersFile: by(painter, '/clienti/importa'),
  customer: by(painter, firstOf('/clienti')),
  // One with works, and one whose library is empty.
  works: [...by(painter, '/lavorazioni'), ...by('roberto.galli@example.com', '/lavorazioni')],
  worksFile: by(painter, '/lavorazioni/importa'),
  products: [...by(painter, '/prodotti'), ...by(superUser, '/prodotti')],
  newProduct: by(superUser, '/prodotti/nuovo'),
  workbook: by(superUser, '/prodotti/importa'),
  product: by(superUser, '/prodotti/tanaro-silicato'),
  phases: by(superUser, '/fasi'),
  phase: by(superUser, firstOf('/fasi')),
  priceLists: by(superUser, '/listini'),
  priceListProducts: by(superUser, '/listini/pcu/prodotti'),
  colours: by(superUser, '/cartelle'),
  colourFolder: by(superUser, firstOf('/cartelle')),
  tags: by(superUser, '/tag'),
  health: by(superUser, '/catalogo'),
  users: by(superUser, '/utenti'),
  seenQuotations: by(superUser, asPainter),
  seenQuotation: by(superUser, async (page) => {
    await asPainter(page);
    await page.getByRole('table').getByRole('link').first().click();
    await page.locator('.quotation tbody').first().waitFor();
  }),
  seenCatalogue: by(superUser, async (page) => {
    await asPainter(page);
    await page.getByRole('link', { name: 'Catalogo', exact: true }).click();
  }),
  invitations: by(superUser, '/gestione/inviti'),
  statistics: by(superUser, '/statistiche'),
  notifications: by(superUser, '/notifiche'),
  profile: [...by(painter, '/profilo'), ...by(unverified, '/profilo')],
  offerSettings: by(painter, '/profilo/offerte'),
  guidedTestEditor: by(superUser, '/test'),
  priceUpdate: by(superUser, '/aggiorna-listini'),
  repair: by(superUser, '/ripara'),
};
