import fc from 'fast-check';
import { expect, it } from 'vitest';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { isPromotion } from '#shared/accounts/is-promotion.ts';
import type { Rights } from '#shared/accounts/may-manage-user.ts';
import { managementModes } from '#shared/schemas/user.ts';

const codes = ['IT', 'FR', 'CH', 'DE'];
/** A country that nobody lists: those of tomorrow. */
const unlisted = 'ZW';

const rights = fc.record({
  isSuper: fc.boolean(),
  managementMode: fc.constantFrom(...managementModes),
  managedCountries: fc.subarray(codes),
});
const manages = ({ isSuper: superUser, ...scope }: Rights, country: string) =>
  managesCountry({ superUser, ...scope }, country);

it('a promotion is whatever lets somebody manage a country more, those of tomorrow included [ROL-019]', () => {
  fc.assert(
    fc.property(rights, rights, (before, after) => {
      const gains = [...codes, unlisted].some((code) => manages(after, code) && !manages(before, code));
      if (gains) expect(isPromotion(before, after)).toBe(true);
      else expect(isPromotion(before, after)).toBe(after.isSuper && !before.isSuper);
    }),
  );
});

it.each([
  [
    { managementMode: 'allExcept', managedCountries: ['FR', 'CH'] },
    { managementMode: 'allExcept', managedCountries: ['FR'] },
    true,
  ],
  [
    { managementMode: 'allExcept', managedCountries: ['FR'] },
    { managementMode: 'allExcept', managedCountries: ['CH', 'FR'] },
    false,
  ],
  [
    { managementMode: 'allExcept', managedCountries: ['FR'] },
    { managementMode: 'all', managedCountries: [] },
    true,
  ],
  [
    { managementMode: 'all', managedCountries: [] },
    { managementMode: 'only', managedCountries: codes },
    false,
  ],
] as const)('%j that become %j: %s [ROL-019]', (before, after, expected) => {
  const held = (scope: typeof before | typeof after): Rights => ({
    isSuper: true,
    managementMode: scope.managementMode,
    managedCountries: [...scope.managedCountries],
  });
  expect(isPromotion(held(before), held(after))).toBe(expected);
});

it('who becomes a super user is promoted, of no country too; who was archived as one is, once they are back [ROL-019]', () => {
  const nobody = { isSuper: false, managementMode: 'all', managedCountries: [] } as const;
  const none = { isSuper: true, managementMode: 'only', managedCountries: [] as string[] } as const;
  expect(isPromotion({ ...nobody, managedCountries: [] }, none)).toBe(true);
  expect(isPromotion(undefined, none)).toBe(true);
  expect(isPromotion({ ...none, archived: true }, { ...none, archived: false })).toBe(true);
  expect(isPromotion({ ...none, archived: true }, { ...none, archived: true })).toBe(false);
});
