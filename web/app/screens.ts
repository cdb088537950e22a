import type { RoutePath } from '#shared/access/routes.ts';

/** Routes that have their screen: menus and links show only these. */
const built: readonly RoutePath[] = [
  '/login',
  '/registrati',
  '/reset/ask',
  '/reset/set',
  '/verifica',
  '/privacy',
  '/app',
  '/ios',
  '/android',
  '/english-demo',
  '/profilo',
  '/preventivi',
  '/preventivi/nuovo/:type',
  '/preventivi/:id',
  '/preventivi/:id/modifica',
  '/preventivi/:id/pdf',
  '/cartelle',
  '/cartelle/:id',
  '/prodotti',
  '/prodotti/nuovo',
  '/prodotti/importa',
  '/prodotti/:id',
  '/catalogo',
  '/tag',
  '/utenti',
  '/utenti/:id/vista',
  '/utenti/:id/vista/preventivi/:quotation',
  '/utenti/:id/vista/catalogo',
  '/listini',
  '/listini/:id/prodotti',
  '/fasi',
  '/fasi/:id',
];

export const hasScreen = (path: RoutePath) => built.includes(path);
