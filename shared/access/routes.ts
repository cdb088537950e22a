import type { Shared } from './shared-rights.ts';

/**
 * The visitors that a route opens for: everybody, readers of a printed quotation, a session, a session with a verified
 * e-mail, those of them who make offers, super users. The page of a printed quotation checks its readers itself (OP25, decision 12).
 */
export type RouteAccess = 'open' | 'print' | 'signed-in' | 'verified' | 'offering' | 'administrator';

/**
 * A route; those that the specification leaves without a name have none. `shared` is what all countries share and its
 * screen works on: whom the server would refuse is told so there.
 */
type Route = { path: string; name?: string; access: RouteAccess; shared?: Shared };

/** The routes of the product (SHL-010 to SHL-034). The first that matches counts. */
export const routes = {
  login: { path: '/login', name: 'Login', access: 'open' },
  signUp: { path: '/registrati', name: 'Registrati', access: 'open' },
  askReset: { path: '/reset/ask', name: 'ResetAsk', access: 'open' },
  setReset: { path: '/reset/set', name: 'ResetSet', access: 'open' },
  verify: { path: '/verifica', access: 'open' },
  invite: { path: '/invito', access: 'open' },
  privacy: { path: '/privacy', name: 'Privacy', access: 'open' },
  offerPrivacy: { path: '/privacy/offerte', access: 'open' },
  receivedOffer: { path: '/o/:id', access: 'open' },
  offerReminders: { path: '/o/:id/promemoria', access: 'open' },
  checkDocument: { path: '/verifica-documento', access: 'open' },
  app: { path: '/app', access: 'open' },
  ios: { path: '/ios', access: 'open' },
  android: { path: '/android', access: 'open' },
  englishDemo: { path: '/english-demo', access: 'open' },
  quotations: { path: '/preventivi', name: 'Preventivi', access: 'verified' },
  newQuotation: { path: '/preventivi/nuovo/:type', name: 'NuovoPreventivo', access: 'verified' },
  editQuotation: { path: '/preventivi/:id/modifica', name: 'ModificaPreventivo', access: 'verified' },
  measures: { path: '/preventivi/:id/misure', name: 'Misure', access: 'verified' },
  printQuotation: { path: '/preventivi/:id/pdf', name: 'PreventivoPDF', access: 'print' },
  printOffer: { path: '/offerte/:id/stampa', access: 'offering' },
  quotation: { path: '/preventivi/:id', name: 'Preventivo', access: 'verified' },
  offers: { path: '/offerte', name: 'Offerte', access: 'offering' },
  offerTexts: { path: '/offerte/testi', access: 'offering' },
  offerTemplates: { path: '/offerte/modelli', access: 'offering' },
  offerFigures: { path: '/offerte/andamento', access: 'offering' },
  offer: { path: '/offerte/:id', name: 'Offerta', access: 'offering' },
  customers: { path: '/clienti', name: 'Clienti', access: 'offering' },
  customersFile: { path: '/clienti/importa', access: 'offering' },
  customer: { path: '/clienti/:id', name: 'Cliente', access: 'offering' },
  works: { path: '/lavorazioni', name: 'Lavorazioni', access: 'offering' },
  worksFile: { path: '/lavorazioni/importa', access: 'offering' },
  products: { path: '/prodotti', name: 'Prodotti', access: 'verified' },
  newProduct: { path: '/prodotti/nuovo', name: 'NuovoProdotto', access: 'verified', shared: 'catalogue' },
  workbook: { path: '/prodotti/importa', access: 'administrator', shared: 'catalogue' },
  product: { path: '/prodotti/:id', name: 'Prodotto', access: 'verified', shared: 'catalogue' },
  phases: { path: '/fasi', name: 'Fasi', access: 'administrator', shared: 'catalogue' },
  phase: { path: '/fasi/:id', name: 'Fase', access: 'administrator', shared: 'catalogue' },
  priceLists: { path: '/listini', name: 'Listini', access: 'administrator', shared: 'catalogue' },
  priceListProducts: {
    path: '/listini/:id/prodotti',
    name: 'ListinoProdotti',
    access: 'administrator',
    shared: 'catalogue',
  },
  colours: { path: '/cartelle', name: 'CartelleColori', access: 'administrator', shared: 'catalogue' },
  colourFolder: {
    path: '/cartelle/:id',
    name: 'CartellaColori',
    access: 'administrator',
    shared: 'catalogue',
  },
  tags: { path: '/tag', name: 'ElencoTag', access: 'administrator', shared: 'catalogue' },
  health: { path: '/catalogo', access: 'administrator', shared: 'catalogue' },
  users: { path: '/utenti', name: 'Utenti', access: 'administrator' },
  seenQuotations: { path: '/utenti/:id/vista', access: 'administrator' },
  seenQuotation: { path: '/utenti/:id/vista/preventivi/:quotation', access: 'administrator' },
  seenCatalogue: { path: '/utenti/:id/vista/catalogo', access: 'administrator' },
  invitations: { path: '/gestione/inviti', access: 'administrator' },
  statistics: { path: '/statistiche', access: 'administrator' },
  notifications: { path: '/notifiche', name: 'Notifiche', access: 'administrator', shared: 'notifications' },
  profile: { path: '/profilo', name: 'Profilo', access: 'signed-in' },
  offerSettings: { path: '/profilo/offerte', access: 'offering' },
  // The screen itself tells users who are not super users that it is not for them (WED-002).
  guidedTestEditor: { path: '/test', name: 'TestConfig', access: 'signed-in', shared: 'guidedTest' },
  priceUpdate: { path: '/aggiorna-listini', access: 'signed-in', shared: 'manyPrices' },
  repair: { path: '/ripara', name: 'Ripara', access: 'signed-in', shared: 'repairs' },
} as const satisfies Record<string, Route>;

type Listed = (typeof routes)[keyof typeof routes];
export type RoutePath = Listed['path'];
type RouteName = Extract<Listed, { name: string }>['name'];
export type RouteMatch = {
  path: RoutePath;
  name: RouteName | undefined;
  access: RouteAccess;
  shared: Shared | undefined;
};

/** Ways to make a quotation, verbatim in the address (SHL-020). */
export const newQuotationTypes = ['manual', 'test'] as const;

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const patterns = Object.values(routes).map((route) => ({ route, segments: segmentsOf(route.path) }));

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((part, index) => (part.startsWith(':') ? Boolean(path[index]) : part === path[index]))
  );
}

/** The path of an address: no query, no fragment, no slash at its end. */
export function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/\/+$/, '') || '/';
}

/** The route of an address, `undefined` for an unknown address. */
export function routeOf(address: string): RouteMatch | undefined {
  const segments = segmentsOf(pathOf(address));
  const found = patterns.find((pattern) => matches(pattern.segments, segments))?.route;
  if (!found) return undefined;
  const { path, access } = found;
  const shared = 'shared' in found ? found.shared : undefined;
  return { path, name: 'name' in found ? found.name : undefined, access, shared };
}

/** Pages that every mail to a customer leads to (ACC-044, ACC-053). */
export const pagesOfMails = { privacy: '/privacy/offerte', check: '/verifica-documento' } as const;
