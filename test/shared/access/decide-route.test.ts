import { describe, expect, it } from 'vitest';
import { decideRoute, homeOf, mayOpen } from '#shared/access/decide-route.ts';
import { routes } from '#shared/access/routes.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const allowed = { allow: true };
const verified = aUser();
const unverified = aUser({ emailVerified: false });
const unverifiedSuper = aSuperUser({ emailVerified: false });
const administration = ['/fasi', '/listini', '/cartelle', '/tag', '/utenti', '/statistiche', '/notifiche'];

describe('a visitor', () => {
  it('opens sign-in, sign-up, reset and privacy [SES-005, SES-006, SES-007, SES-008, SES-009, WDA-039]', () => {
    for (const path of ['/login', '/registrati', '/reset/ask', '/reset/set', '/privacy']) {
      expect(decideRoute(path, null)).toEqual(allowed);
    }
  });

  it('opens the download page and the ways out of the site [SES-010, SES-011, WDA-039]', () => {
    for (const path of ['/app', '/ios', '/android', '/english-demo']) {
      expect(decideRoute(path, null)).toEqual(allowed);
    }
  });

  it('opens the print view, and nothing else below /preventivi [SES-012, WDA-040]', () => {
    expect(decideRoute('/preventivi/q1/pdf?print=1', null)).toEqual(allowed);
    expect(decideRoute('/preventivi/q1', null)).toEqual({ redirect: '/login?redirect=%2Fpreventivi%2Fq1' });
    expect(mayOpen('/preventivi/q1/modifica', null)).toBe(false);
    expect(mayOpen('/preventivi/nuovo/manual', null)).toBe(false);
    expect(mayOpen('/preventivi/nuovo/pdf', null)).toBe(false);
  });

  it('must sign in for every route but those of visitors and the print view [SES-051, WDA-042]', () => {
    const open = Object.values(routes)
      .map(({ path }) => path)
      .filter((path) => mayOpen(path, null));
    expect(open).toEqual([
      ...['/login', '/registrati', '/reset/ask', '/reset/set', '/verifica', '/invito', '/privacy'],
      ...['/privacy/offerte', '/o/:id', '/o/:id/promemoria', '/verifica-documento'],
      ...['/app', '/ios', '/android', '/english-demo'],
      '/preventivi/:id/pdf',
    ]);
  });

  it('is asked to sign in with the refused address kept [SES-055, WDA-045]', () => {
    expect(decideRoute('/preventivi/q1?print=0', null)).toEqual({
      redirect: '/login?redirect=%2Fpreventivi%2Fq1%3Fprint%3D0',
    });
    expect(decideRoute('/preventivi', null)).toEqual({ redirect: '/login?redirect=%2Fpreventivi' });
  });
});

describe('a signed-in user', () => {
  it('opens their works when they make offers; others are led away as from any refused route [CUS-002, WRK-001]', () => {
    const refused = { redirect: '/login?redirect=%2Flavorazioni' };
    expect(decideRoute('/lavorazioni', aUser({ type: 'imbianchino' }))).toEqual(allowed);
    expect(decideRoute('/lavorazioni', aSuperUser({ type: 'privato' }))).toEqual(allowed);
    for (const type of ['privato', 'test'])
      expect(decideRoute('/lavorazioni', aUser({ type }))).toEqual(refused);
    expect(decideRoute('/lavorazioni', aUser({ type: 'imbianchino', emailVerified: false }))).toEqual(
      refused,
    );
    expect(decideRoute('/lavorazioni', null)).toEqual(refused);
  });

  it('opens their offers when they make offers, and nobody else does [CUS-002, OFR-001]', () => {
    const refused = { redirect: '/login?redirect=%2Fofferte' };
    expect(decideRoute('/offerte', aUser({ type: 'imbianchino' }))).toEqual(allowed);
    for (const type of ['privato', 'test']) expect(decideRoute('/offerte', aUser({ type }))).toEqual(refused);
  });

  it('opens quotations only with a verified e-mail [SES-052, WDA-043]', () => {
    for (const path of ['/preventivi/q1', '/preventivi/nuovo/manual', '/preventivi/q1/modifica']) {
      expect(decideRoute(path, verified)).toEqual(allowed);
      expect(decideRoute(path, unverified)).toEqual({
        redirect: `/login?redirect=${encodeURIComponent(path)}`,
      });
    }
    expect(decideRoute('/preventivi', verified)).toEqual(allowed);
  });

  it('opens products only with a verified e-mail [SES-053, WDA-043, PRD-004]', () => {
    for (const path of ['/prodotti', '/prodotti/nuovo', '/prodotti/p1']) {
      expect(decideRoute(path, verified)).toEqual(allowed);
      expect(mayOpen(path, unverified)).toBe(false);
    }
  });

  it('opens the profile without a verified e-mail [SES-054, WDA-044, PRO-002]', () => {
    expect(decideRoute('/profilo', unverified)).toEqual(allowed);
  });

  it('is sent from the quotations to the first allowed route [SES-056, WDA-046]', () => {
    expect(decideRoute('/preventivi', unverified)).toEqual({ redirect: '/profilo' });
    expect(homeOf(unverified)).toBe('/profilo');
    expect(homeOf(verified)).toBe('/preventivi');
    expect(homeOf(unverifiedSuper)).toBe('/preventivi');
  });

  it('is refused the administration unless a super user [SES-057]', () => {
    for (const path of [...administration, '/fasi/f1', '/listini/l1/prodotti', '/cartelle/c1']) {
      expect(decideRoute(path, verified)).toEqual({
        redirect: `/login?redirect=${encodeURIComponent(path)}`,
      });
      expect(decideRoute(path, unverifiedSuper)).toEqual(allowed);
    }
  });

  it('opens screens that themselves tell that they are for super users [WED-002, REP-002, WER-015]', () => {
    for (const path of ['/test', '/ripara']) {
      expect(decideRoute(path, verified)).toEqual(allowed);
      expect(decideRoute(path, unverifiedSuper)).toEqual(allowed);
    }
  });

  it('opens the price update, which itself tells that it is for super users [PUP-001, SHL-033]', () => {
    expect(decideRoute('/aggiorna-listini', verified)).toEqual(allowed);
    expect(decideRoute('/aggiorna-listini', unverifiedSuper)).toEqual(allowed);
    expect(mayOpen('/aggiorna-listini', null)).toBe(false);
  });

  it('opens every route as a super user, without a verified e-mail too [SES-050, WDA-041, PRD-005]', () => {
    for (const { path } of Object.values(routes)) expect(mayOpen(path, unverifiedSuper)).toBe(true);
  });
});

describe('anybody', () => {
  it('is sent to the login from an unknown path [SHL-008, WDA-037]', () => {
    for (const path of ['/nowhere', '/preventivi/q1/altro', '/Preventivi', '//evil.example', '/%70rofilo']) {
      expect(decideRoute(path, unverifiedSuper)).toEqual({ redirect: '/login' });
    }
  });

  it('is sent to the quotations from the root [SHL-009, WDA-038]', () => {
    expect(decideRoute('/', null)).toEqual({ redirect: '/preventivi' });
    expect(decideRoute('/?x=1', verified)).toEqual({ redirect: '/preventivi' });
  });

  it('is sent to the list from a kind of quotation that does not exist', () => {
    expect(decideRoute('/preventivi/nuovo/magic', verified)).toEqual({ redirect: '/preventivi' });
    expect(decideRoute('/preventivi/nuovo', verified)).toEqual({ redirect: '/preventivi' });
    expect(decideRoute('/preventivi/nuovo/test', verified)).toEqual(allowed);
  });
});
