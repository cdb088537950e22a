import { describe, expect, it } from 'vitest';
import { paths } from '#shared/access/paths.ts';

describe('the address of a screen', () => {
  it('is its path', () => {
    expect([paths.quotations, paths.workbook, paths.login()]).toEqual([
      '/preventivi',
      '/prodotti/importa',
      '/login',
    ]);
  });

  it('holds ids encoded, whatever they are made of', () => {
    expect(paths.quotation('a/b ?#:id$&')).toBe('/preventivi/a%2Fb%20%3F%23%3Aid%24%26');
    expect(paths.seenQuotation(':quotation', 'q 1')).toBe('/utenti/%3Aquotation/vista/preventivi/q%201');
    expect(paths.priceListProducts('pcù')).toBe('/listini/pc%C3%B9/prodotti');
    expect(paths.editTest('q/1')).toBe('/preventivi/q%2F1/modifica?test');
  });

  it('asks with what there is to ask with', () => {
    expect(paths.login({ redirect: '/preventivi/q1?print=1' })).toBe(
      '/login?redirect=%2Fpreventivi%2Fq1%3Fprint%3D1',
    );
    expect(paths.login({ confirmEmail: 'true', email: 'a+b@example.com' })).toBe(
      '/login?confirmEmail=true&email=a%2Bb%40example.com',
    );
    expect([paths.askReset(), paths.askReset('a@example.com')]).toEqual([
      '/reset/ask',
      '/reset/ask?email=a%40example.com',
    ]);
    expect(paths.quotationsOf('u&1')).toBe('/preventivi?owner=u%261&archived=true');
  });

  it('of a new quotation holds its details, a province where there is one [QLS-026]', () => {
    const details = { name: 'Casa & Co', location: 'Imola' };
    expect(paths.newQuotation('manual', { ...details, province: 'BO' })).toBe(
      '/preventivi/nuovo/manual?name=Casa+%26+Co&location=Imola&province=BO',
    );
    expect(paths.newQuotation('test', { ...details, province: '' })).toBe(
      '/preventivi/nuovo/test?name=Casa+%26+Co&location=Imola',
    );
  });
});
