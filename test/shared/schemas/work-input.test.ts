import { describe, expect, it } from 'vitest';
import { largestWorkHours, largestWorkPrice, newWorkInput } from '#shared/schemas/work-input.ts';
import { aWorkContent } from '#test/support/builders/work.ts';

const faultOf = (of: object) => {
  const { success, error } = newWorkInput.safeParse({ ...aWorkContent(), ...of });
  return success ? undefined : error?.issues[0]?.path.join('.');
};

describe('a work that is sent', () => {
  it('has all fields of a work [WRK-002]', () => {
    const full = aWorkContent({
      description: { it: 'Rasatura', en: 'Skim coat', de: 'Spachteln' },
      longText: { it: 'Due mani\ncon rete', en: 'Two coats', de: 'Zwei Lagen' },
      ...{
        vat: 'IT10',
        hours: 1250,
        hourlyCost: 285_000,
        unitCost: 1500,
        finished: true,
        phases: ['rasatura'],
      },
    });
    expect(newWorkInput.parse(full)).toEqual(full);
    expect(faultOf({ else: 1 })).toBe('');
  });

  it('has one of five units [WRK-003]', () => {
    for (const unit of ['mq', 'm', 'pz', 'h', 'corpo']) expect(faultOf({ unit })).toBeUndefined();
    expect(faultOf({ unit: 'kg' })).toBe('unit');
  });

  it('needs a code of 20 and an Italian description of 200 characters at most, trimmed [WRK-004]', () => {
    const { code, description } = newWorkInput.parse(
      aWorkContent({ code: '  P 01 ', description: { it: ' Rasatura ', en: ' ', de: '' } }),
    );
    expect({ code, description }).toEqual({
      code: 'P 01',
      description: { it: 'Rasatura', en: null, de: null },
    });
    expect(faultOf({ code: ' ' })).toBe('code');
    expect(faultOf({ code: 'x'.repeat(20) })).toBeUndefined();
    expect(faultOf({ code: 'x'.repeat(21) })).toBe('code');
    const described = (it: string) => ({ description: { it, en: null, de: null } });
    expect(faultOf(described(''))).toBe('description.it');
    expect(faultOf(described('x'.repeat(200)))).toBeUndefined();
    expect(faultOf(described('x'.repeat(201)))).toBe('description.it');
  });

  it.each(['price', 'hourlyCost', 'unitCost'])(
    'has a %s from 0 to 1.000.000, with four decimals [WRK-005]',
    (field) => {
      expect(faultOf({ [field]: 0 })).toBeUndefined();
      expect(faultOf({ [field]: largestWorkPrice })).toBeUndefined();
      expect(largestWorkPrice).toBe(10_000_000_000);
      expect(faultOf({ [field]: largestWorkPrice + 1 })).toBe(field);
      expect(faultOf({ [field]: -1 })).toBe(field);
      expect(faultOf({ [field]: 0.5 })).toBe(field);
    },
  );

  it('has at most 1.000 hours; no price is no price, and not 0 [WRK-005]', () => {
    expect(faultOf({ hours: 10_000_000 })).toBeUndefined();
    expect(faultOf({ hours: largestWorkHours + 1 })).toBe('hours');
    expect(newWorkInput.parse({ ...aWorkContent(), price: undefined }).price).toBeNull();
    expect(newWorkInput.parse(aWorkContent({ price: 0 })).price).toBe(0);
  });

  it('may leave out VAT and hourly cost, which then are those of offer and owner [WRK-006]', () => {
    expect(newWorkInput.parse(aWorkContent({ vat: '', hourlyCost: null }))).toMatchObject({
      ...{ vat: null, hourlyCost: null },
    });
  });

  it('keeps lines of a long text, and ends it where its letters end', () => {
    const longText = { it: 'Uno\r\n\tdue  \n', en: ' ', de: 'x'.repeat(2001) };
    expect(faultOf({ longText })).toBe('longText.de');
    const sent = (of: object) => newWorkInput.parse({ ...aWorkContent(), longText: of }).longText;
    expect(sent({ ...longText, de: null })).toEqual({ it: 'Uno\n due', en: null, de: null });
    expect(sent({ it: ' ', en: '', de: null })).toBeNull();
    expect(sent({ it: null, en: null, de: 'Lagen' })).toEqual({ it: '', en: null, de: 'Lagen' });
  });
});
