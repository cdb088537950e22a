import { describe, expect, it } from 'vitest';
import { routeOf } from '#shared/access/routes.ts';

const nameOf = (address: string) => routeOf(address)?.name;

describe('the table of routes', () => {
  it('names the screens of the session [SHL-010, SHL-011, SHL-012, SHL-013, SHL-014]', () => {
    expect(nameOf('/login')).toBe('Login');
    expect(nameOf('/registrati')).toBe('Registrati');
    expect(nameOf('/reset/ask')).toBe('ResetAsk');
    expect(nameOf('/reset/set')).toBe('ResetSet');
    expect(nameOf('/privacy')).toBe('Privacy');
  });

  it('names the screens of quotations [SHL-019, SHL-020, SHL-021, SHL-022, SHL-023]', () => {
    expect(nameOf('/preventivi')).toBe('Preventivi');
    expect(nameOf('/preventivi/nuovo/manual')).toBe('NuovoPreventivo');
    expect(nameOf('/preventivi/nuovo/test')).toBe('NuovoPreventivo');
    expect(nameOf('/preventivi/q1/modifica')).toBe('ModificaPreventivo');
    expect(nameOf('/preventivi/q1/pdf')).toBe('PreventivoPDF');
    expect(nameOf('/preventivi/q1')).toBe('Preventivo');
  });

  it('names the screen of measures [MEA-001]', () => {
    expect(nameOf('/preventivi/q1/misure')).toBe('Misure');
  });

  it('names the screens of customers [CUS-001, CUS-026]', () => {
    expect(nameOf('/clienti')).toBe('Clienti');
    expect(nameOf('/clienti/c1')).toBe('Cliente');
  });

  it('names the screen of works [WRK-001]', () => {
    expect(nameOf('/lavorazioni')).toBe('Lavorazioni');
  });

  it('names the screen of offers [OFR-001]', () => {
    expect(nameOf('/offerte')).toBe('Offerte');
  });

  it('names the screens of products and phases [SHL-024, SHL-025, PRD-002, PHA-001, PHA-002]', () => {
    expect(nameOf('/prodotti')).toBe('Prodotti');
    expect(nameOf('/prodotti/nuovo')).toBe('NuovoProdotto');
    expect(nameOf('/prodotti/p1')).toBe('Prodotto');
    expect(nameOf('/fasi')).toBe('Fasi');
    expect(nameOf('/fasi/f1')).toBe('Fase');
  });

  it('names the screens of price lists and colour folders [SHL-026, SHL-027, PLI-001, COL-001, COL-002]', () => {
    expect(nameOf('/listini')).toBe('Listini');
    expect(nameOf('/listini/l1/prodotti')).toBe('ListinoProdotti');
    expect(nameOf('/cartelle')).toBe('CartelleColori');
    expect(nameOf('/cartelle/c1')).toBe('CartellaColori');
  });

  it('names the screen of the tags [SHL-028, WDA-049]', () => {
    expect(nameOf('/tag')).toBe('ElencoTag');
  });

  it('names the screens of accounts and tools [SHL-029, SHL-030, SHL-031, SHL-032, SHL-034, PRO-001]', () => {
    expect(nameOf('/utenti')).toBe('Utenti');
    expect(nameOf('/notifiche')).toBe('Notifiche');
    expect(nameOf('/profilo')).toBe('Profilo');
    expect(nameOf('/test')).toBe('TestConfig');
    expect(nameOf('/ripara')).toBe('Ripara');
  });

  it('knows the routes that have no name', () => {
    for (const path of ['/app', '/ios', '/android', '/english-demo', '/aggiorna-listini'] as const) {
      expect(routeOf(path)).toMatchObject({ path, name: undefined });
    }
  });

  it('reads an address without its query, its fragment and its last slash', () => {
    expect(nameOf('/preventivi/q1/pdf?print=1#end')).toBe('PreventivoPDF');
    expect(nameOf('/prodotti/')).toBe('Prodotti');
    expect(nameOf('/preventivi//pdf')).toBeUndefined();
    expect(nameOf('/login/x')).toBeUndefined();
  });
});
