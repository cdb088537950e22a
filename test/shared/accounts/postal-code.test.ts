import { describe, expect, it } from 'vitest';
import { isUnusualPostalCode, postalCodeName } from '#shared/accounts/postal-code.ts';

describe('a postal code', () => {
  it('is a CAP in Italy, a ZIP in the United States and a postal code elsewhere [USR-050, USR-051, USR-052]', () => {
    expect(['IT', 'it', 'US', 'DE', ''].map(postalCodeName)).toEqual(['cap', 'cap', 'zip', 'other', 'any']);
  });

  it('of Italy has five digits, which is said and not demanded [OPC-41]', () => {
    expect(['40121', ' 40121 ', ''].filter((code) => isUnusualPostalCode('IT', code))).toEqual([]);
    expect(['4012', '401211', 'BO121'].filter((code) => !isUnusualPostalCode('IT', code))).toEqual([]);
    expect(isUnusualPostalCode('DE', '4012')).toBe(false);
  });
});
