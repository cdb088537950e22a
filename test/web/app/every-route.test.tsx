import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areas } from '#shared/access/drawer.ts';
import { paths } from '#shared/access/paths.ts';
import { type RoutePath, routes } from '#shared/access/routes.ts';
import { brand } from '#shared/brand.ts';
import { areaIcons } from '#web/components/area-icons.ts';
import { expectRefused, expectScreen, openRoute, type Shown, type Visit } from './open-route.tsx';

const shown = (route: RoutePath, heading: string, what: string, more: Partial<Shown> = {}): Shown => ({
  route,
  address: route,
  heading,
  what,
  ...more,
});

const details = 'name=Casa&location=Imola&province=BO';
const leaving = 'Ti porto fuori dal sito…';
const noEditing = { heading: 'Prodotti', text: 'Non puoi modificare i prodotti' };
const noPermission = 'Non hai i permessi necessari per accedere a questa pagina.';
const refusedTo = (heading: string) => ({ refusal: { heading, text: noPermission } });

/** Screens by the users that may open them; others are led to the login. */
const screens = {
  everybody: [
    shown('/login', 'Accedi', 'the sign-in screen [SHL-010]'),
    shown('/registrati', 'Crea un account', 'the sign-up screen [SHL-011]'),
    shown('/reset/ask', 'Reimposta la password', 'where a new password is asked for [SHL-012]'),
    shown('/reset/set', 'Scegli una nuova password', 'where a new password is set [SHL-013]', {
      address: '/reset/set?token=t1',
    }),
    shown('/verifica', "Conferma dell'e-mail", 'that an e-mail is confirmed', {
      address: '/verifica?token=t1',
    }),
    shown('/invito', 'Crea il tuo account', 'where an invitation is accepted [ROL-040]', {
      address: '/invito?t=t1',
    }),
    shown('/privacy', 'Informativa sulla privacy', 'the privacy policy [SHL-014]'),
    shown('/app', "Scarica l'app", 'the download of the app [SHL-015, WDA-047]'),
    shown('/ios', leaving, 'the store of iPhones [SHL-016, WDA-048]', { leads: brand.links.ios }),
    shown('/android', leaving, 'the store of Android [SHL-017, WDA-048]', {
      leads: brand.links.android,
    }),
    shown('/english-demo', leaving, 'the demo site [SHL-018, WDA-048]', {
      leads: brand.links.englishDemo,
    }),
    shown('/privacy/offerte', 'Privacy delle offerte', 'the privacy notice of offers [ACC-053]'),
    shown('/verifica-documento', 'Verifica un documento', 'the check of documents [ACC-044]'),
    shown('/o/:id', "L'offerta non si apre", 'the offer of a link [ACC-001]', { address: '/o/o1#t=token' }),
    shown('/o/:id/promemoria', "Promemoria sull'offerta", 'the page against reminders [FUP-013]', {
      address: '/o/o1/promemoria',
    }),
    shown('/preventivi/:id/pdf', 'Preventivo', 'the print view [SHL-022]', {
      address: '/preventivi/q1/pdf',
      visitorHeading: 'Il link non vale più',
    }),
  ],
  offering: [
    shown('/offerte/:id', 'Offerta', 'an offer [OFR-001, CUS-002]', { address: '/offerte/o1' }),
    shown('/offerte', 'Offerte', 'the list of offers [OFR-001, CUS-002]'),
    shown('/profilo/offerte', 'Dati per le offerte', 'the data for offers [OFR-078]'),
    shown('/offerte/andamento', 'Andamento', 'the figures of offers [FUP-022]'),
    shown('/offerte/testi', 'Testi', 'the texts of offers [OFR-075]'),
    shown('/offerte/modelli', 'Modelli', 'the templates of offers [OFR-080]'),
    shown('/clienti', 'Clienti', 'the list of customers [CUS-001, CUS-002]'),
    shown('/clienti/importa', 'Importa ed esporta clienti', 'customers as a file [CUS-041, CUS-042]'),
    shown('/clienti/:id', 'Clienti', 'a customer [CUS-002, CUS-026]', { address: '/clienti/c1' }),
    shown('/offerte/:id/stampa', 'Offerta', 'the print view of an offer [OFR-088, CUS-002]', {
      address: '/offerte/o1/stampa',
    }),
    shown('/lavorazioni', 'Lavorazioni', 'the library of works [WRK-001, CUS-002]'),
    shown('/lavorazioni/importa', 'Importa ed esporta lavorazioni', 'works as a file [WRK-025, WRK-026]'),
  ],
  verified: [
    shown('/preventivi', 'Preventivi', 'the list of quotations [SHL-019]'),
    shown(
      '/preventivi/nuovo/:type',
      'Scelta manuale dei prodotti',
      'the choice by hand [SHL-020, QNW-002, WIZ-005]',
      {
        address: `/preventivi/nuovo/manual?${details}`,
      },
    ),
    shown('/preventivi/nuovo/:type', 'Test guidato', 'the guided test [SHL-020, QNW-001, WIZ-004]', {
      address: `/preventivi/nuovo/test?${details}`,
      asks: 'GuidedTest',
    }),
    shown('/preventivi/:id/modifica', 'Modifica prodotti', 'the products of a quotation [SHL-021]', {
      address: '/preventivi/q1/modifica',
    }),
    shown('/preventivi/:id', 'Condominio Via dei Mille 14', 'a quotation [SHL-023]', {
      address: '/preventivi/q1',
    }),
    shown('/preventivi/:id/misure', 'Misure', 'the measures of a quotation [MEA-001]', {
      address: '/preventivi/q1/misure',
    }),
    shown('/prodotti', 'Prodotti', 'the products [PRD-001, SHL-024]'),
    shown('/prodotti/nuovo', 'Nuovo prodotto', 'the form of a new product [PRD-002, SHL-024]', {
      refusal: noEditing,
    }),
    shown('/prodotti/:id', 'Silicalce Facciata', 'the form of a product [PRD-003, SHL-024]', {
      address: '/prodotti/silicalce',
      refusal: noEditing,
    }),
  ],
  superUsers: [
    shown('/prodotti/importa', 'Importa ed esporta', 'the catalogue as a file'),
    shown('/fasi', 'Fasi', 'the phases [PHA-001, SHL-025]'),
    shown('/fasi/:id', 'Fondo di prova', 'a phase [PHA-002, SHL-025]', { address: '/fasi/fondo' }),
    shown('/listini', 'Listini', 'the price lists [PLI-001, SHL-026]'),
    shown('/listini/:id/prodotti', 'Prodotti di PCU', 'the products of a price list [PLI-002, SHL-026]', {
      address: '/listini/pcu/prodotti',
    }),
    shown('/cartelle', 'Cartelle colori', 'the colour folders [COL-001, SHL-027]'),
    shown('/cartelle/:id', 'Terre', 'a colour folder [COL-002, SHL-027]', {
      address: '/cartelle/terre',
    }),
    shown('/tag', 'Tag', 'the tags [TAG-001, SHL-028]'),
    shown('/catalogo', 'Stato del catalogo', 'the health of the catalogue'),
    shown('/utenti', 'Utenti', 'the users [USR-001, SHL-029]'),
    shown('/gestione/inviti', 'Inviti', 'the invitations [ROL-042]'),
    shown('/utenti/:id/vista', 'Preventivi di Andrea Conti', 'the list that a user sees', {
      address: '/utenti/andrea/vista',
    }),
    shown('/utenti/:id/vista/preventivi/:quotation', 'Casa Mengoni', 'a quotation as a user sees it', {
      address: '/utenti/andrea/vista/preventivi/q2',
    }),
    shown('/utenti/:id/vista/catalogo', 'Catalogo di Andrea Conti', 'the catalogue that a user sees', {
      address: '/utenti/andrea/vista/catalogo',
    }),
    shown('/statistiche', 'Statistiche', 'the statistics'),
    shown('/notifiche', 'Notifiche', 'the notifications [NOT-001, SHL-030]'),
  ],
  session: [
    shown('/profilo', 'Profilo', 'the own profile [PRO-001, SHL-031]'),
    shown('/test', 'Configura il test', 'the editor of the test [WED-001, SHL-032]', {
      asks: 'EditedGuidedTest',
      closedHeading: 'Configura il test',
      ...refusedTo('Configura il test'),
    }),
    shown(
      '/aggiorna-listini',
      'Aggiorna listini',
      'the price update [PUP-001, SHL-033]',
      refusedTo('Aggiorna listini'),
    ),
    shown('/ripara', 'Riparazione Dati', 'the repair [REP-001, SHL-034]', refusedTo('Riparazione Dati')),
  ],
};
type Audience = keyof typeof screens;

const open = { everybody: true, session: true, verified: true, offering: true, superUsers: true };
const swiss: Visit = { country: 'CH', managementMode: 'only', managedCountries: ['CH'] };
const visitors: readonly { who: string; user: Visit; opens: Partial<Record<Audience, boolean>> }[] = [
  { who: 'a visitor', user: null, opens: { everybody: true } },
  {
    who: 'a user whose e-mail is not verified',
    user: { emailVerified: false },
    opens: { everybody: true, session: true },
  },
  ...(['privato', 'imbianchino', 'keim'] as const).map((type) => ({
    who: `a verified ${type}`,
    user: { type },
    opens: { ...open, offering: type !== 'privato', superUsers: false },
  })),
  { who: 'a super user of all countries', user: { superUser: true }, opens: open },
  { who: 'a super user of one country', user: { superUser: true, ...swiss }, opens: open },
];

const table = Object.entries(screens).flatMap(([audience, shown]) =>
  shown.map((wanted) => ({ ...wanted, audience: audience as Audience })),
);

describe('a route', () => {
  it('has its screen in this table', () => {
    expect(new Set(table.map(({ route }) => route))).toEqual(
      new Set(Object.values(routes).map(({ path }) => path)),
    );
  });

  it.each(table.map((wanted) => [wanted.route, wanted.what, wanted] as const))(
    '%s shows %s to who may open it, and nothing to anybody else',
    async (_route, _what, wanted) => {
      for (const { who, user, opens } of visitors) {
        await openRoute(wanted.address, user);
        if (opens[wanted.audience]) await expectScreen(wanted, user, who);
        else await expectRefused(wanted.address, user, who);
      }
    },
  );
});

const footer = [
  `© ${new Date().getFullYear()} ${brand.company}`,
  `P. IVA ${brand.vatNumber}`,
  'Privacy',
  `Software: ${brand.software}`,
];

describe('the head of a screen that the drawer leads to', () => {
  it.each(areas)('has the icon of its entry, and its name as the way to it: %s', async (area) => {
    await openRoute(paths[area], { superUser: true });
    const title = await waitFor(() => {
      const shown = screen.getByRole('heading', { level: 1 });
      expect(shown.previousElementSibling?.className).toContain(`pi-${areaIcons[area]}`);
      return shown.textContent;
    });
    const way = screen.getByRole('navigation', { name: 'Percorso' });
    const last = way.querySelector('[aria-current="page"]')?.textContent;
    expect([last, within(way).queryAllByRole('link')]).toEqual([title, []]);
  });
});

describe('around every screen', () => {
  const addresses = table.map(({ address, ...screen }) => [address, screen] as const);

  it.each(addresses)(
    'there is neither menu nor e-mail without a session: %s [SHL-036, SHL-046]',
    async (at) => {
      await openRoute(at, null);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('button', { name: 'Apri il menu' })).toBeNull();
      expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
      expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
    },
  );

  it.each(addresses.filter(([at]) => !/\/(pdf|stampa)$|^\/o\/o1(#|$)/.test(at)))(
    'stands the footer, with the privacy policy behind its link: %s [SHL-047, SHL-048, SHL-049, SHL-050, SHL-051, I18-012]',
    async (at, { heading }) => {
      await openRoute(at, { superUser: true });
      await screen.findByRole('heading', { level: 1, name: heading });
      const shown = screen.getByRole('contentinfo');
      expect([...shown.children].map(({ textContent }) => textContent)).toEqual(footer);
      expect(within(shown).getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
    },
  );
});

describe('around the print view', () => {
  it.each([
    ['a visitor', null, 'Il link non vale più'],
    ['a user', {}, 'Preventivo'],
    ['a super user', { superUser: true }, 'Preventivo'],
  ] as const)('there is neither header nor menu nor footer: %s [SHL-052]', async (_who, user, heading) => {
    await openRoute('/preventivi/q1/pdf', user);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.queryByRole('link', { name: /vai ai preventivi/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Apri il menu' })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('of an offer there is nothing either', async () => {
    await openRoute('/offerte/o1/stampa', {});
    await screen.findByRole('heading', { level: 1, name: 'Offerta' });
    expect(screen.queryByRole('button', { name: 'Apri il menu' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
