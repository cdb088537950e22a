import { describe, expect, it } from 'vitest';
import { linkAddress } from '#shared/rich-text/link-address.ts';

describe('the address of a link', () => {
  it.each([
    ['calcecolore.example', 'https://calcecolore.example'],
    [' www.calcecolore.example/schede?x=1 ', 'https://www.calcecolore.example/schede?x=1'],
    ['http://calcecolore.example/a', 'http://calcecolore.example/a'],
    ['info@calcecolore.example', 'mailto:info@calcecolore.example'],
    ['mailto:info@calcecolore.example', 'mailto:info@calcecolore.example'],
    ['tel:+39051123456', 'tel:+39051123456'],
  ])('typed as %s is %s [PHA-028]', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it.each([
    '',
    'scheda tecnica',
    'javascript:alert(1)',
    'data:text/html,x',
    '/prodotti',
    'https://',
    'https://a b.it',
  ])('is refused when it is "%s" [PHA-028]', (typed) => expect(linkAddress(typed)).toBeUndefined());
});
