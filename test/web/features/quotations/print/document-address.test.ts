import { expect, test } from 'vitest';
import {
  type DocumentChoice,
  isDefaultHost,
  pdfAddress,
  printAddress,
  spreadsheetAddress,
} from '#web/features/quotations/print/document-address.ts';

const choice: DocumentChoice = { id: 'q1', pricelist: 'pcu', showPrices: true, showSpecs: false, type: 0 };
const home = { functions: 'https://api.example/functions', hosting: 'https://calcecolore.example' };

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('the spreadsheet is asked of downloadXLS with its query [QPR-020, QPR-021]', () => {
  expect(spreadsheetAddress(choice, home)).toBe(
    'https://api.example/functions/downloadXLS?q=q1&pricelist=pcu&showPrices=true&showSpecs=false&type=0&xls=true',
  );
});

test('an owner without a price list is not named in the query [QPR-021]', () => {
  expect(queryOf(spreadsheetAddress({ ...choice, pricelist: null, type: 2 }, home))).toEqual({
    q: 'q1',
    showPrices: 'true',
    showSpecs: 'false',
    type: '2',
    xls: 'true',
  });
});

test('the PDF is asked of downloadPDF with its query and the ticket [QPR-025]', () => {
  const address = pdfAddress(choice, home, 't1');
  expect(address).toMatch(/^https:\/\/api\.example\/functions\/downloadPDF\?/);
  expect(queryOf(address)).toEqual({
    q: 'q1',
    pricelist: 'pcu',
    showPrices: 'true',
    showSpecs: 'false',
    type: '0',
    ticket: 't1',
  });
});

test('a host of its own is named to the PDF function [QPR-026]', () => {
  const own = { ...home, hosting: 'https://preventivi.rivenditore.example' };
  expect(queryOf(pdfAddress(choice, own, 't1')).hostingUrl).toBe('https://preventivi.rivenditore.example');
});

test.each([
  ['https://calcecolore.example', true],
  ['https://www.calcecolore.example', true],
  ['https://it.calcecolore.example', true],
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
  ['https://calcecolore.example.evil.example', false],
])('%s is a default host: %s [QPR-026]', (hosting, expected) => {
  expect(isDefaultHost(hosting)).toBe(expected);
});

test('the print view opens with print=1 and the same query [QPR-027]', () => {
  expect(printAddress(choice, home)).toBe(
    'https://calcecolore.example/preventivi/q1/pdf?print=1&q=q1&pricelist=pcu&showPrices=true&showSpecs=false&type=0',
  );
});

test('neither PDF nor print view is asked for with the token of its link: logs keep addresses', () => {
  const address = 'https://calcecolore.example/preventivi/q1/pdf#token=link-1.signature';
  const withLink = { ...choice, link: { id: 'link-1', address } };
  expect(pdfAddress(withLink, home, 't1')).not.toMatch(/signature|link/);
  expect(printAddress(withLink, home)).toMatch(/&link=link-1$/);
  expect(printAddress(withLink, home)).not.toContain('signature');
});
