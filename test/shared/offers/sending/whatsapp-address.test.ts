import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatsAppAddress, whatsAppNumber } from '#shared/offers/sending/whatsapp-address.ts';

describe('the number for WhatsApp', () => {
  it.each([
    ['347 123 4567', '393471234567'],
    ['+39 347/1234567', '393471234567'],
    ['0039 347 1234567', '393471234567'],
    ['(+39) 347-1234567', '393471234567'],
    ['0342 123456', '390342123456'],
    ['+41 79 123 45 67', '41791234567'],
    ['interno 12', null],
    ['', null],
    [null, null],
  ])('of %j in Italy is %s [SND-027]', (typed, number) => {
    expect(whatsAppNumber(typed, 'IT')).toBe(number);
  });

  it('needs its country elsewhere [SND-027]', () => {
    for (const country of ['CH', null]) {
      expect(whatsAppNumber('079 123 45 67', country)).toBeNull();
      expect(whatsAppNumber('+41 79 123 45 67', country)).toBe('41791234567');
      expect(whatsAppNumber('0041 79 123 45 67', country)).toBe('41791234567');
    }
  });

  it('has from 8 to 15 digits [SND-027]', () => {
    const digits = (count: number) => whatsAppNumber(`+${'4'.repeat(count)}`, 'CH')?.length ?? null;
    expect([7, 8, 15, 16].map(digits)).toEqual([null, 8, 15, null]);
  });

  it('is the same for the same digits, whatever stands between them, and its own', () => {
    const sign = fc.constantFrom('', ' ', '/', '-', '.', '(', ')');
    const typed = fc.array(fc.tuple(fc.nat(9), sign), { minLength: 8, maxLength: 15 });
    fc.assert(
      fc.property(typed, (parts) => {
        const digits = parts.map(([digit]) => digit).join('');
        const number = whatsAppNumber(`+${parts.flat().join('')}`, null);
        expect(number).toBe(digits);
        expect(whatsAppNumber(`+${number}`, 'IT')).toBe(number);
      }),
    );
  });
});

describe('the address of WhatsApp', () => {
  it('has number and message [SND-027]', () => {
    expect(whatsAppAddress('393471234567', "Ecco l'offerta: https://a.example/o/1#t=x & più")).toBe(
      "https://wa.me/393471234567?text=Ecco%20l'offerta%3A%20https%3A%2F%2Fa.example%2Fo%2F1%23t%3Dx%20%26%20pi%C3%B9",
    );
  });

  it('lets the person choose where there is no number, whatever the message [SND-027]', () => {
    expect(whatsAppAddress(null, 'Ciao')).toBe('https://wa.me/?text=Ciao');
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
        (message) => {
          const { searchParams, hash } = new URL(whatsAppAddress(null, message));
          expect(searchParams.get('text')).toBe(message.toWellFormed());
          expect(hash).toBe('');
        },
      ),
    );
  });
});
