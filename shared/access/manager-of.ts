import type { Manager } from './managed-countries.ts';

/** A super user of some countries, for questions about what they manage. */
export const managerOf = ({
  managementMode,
  managedCountries,
}: Pick<Manager, 'managementMode' | 'managedCountries'>): Manager => ({
  superUser: true,
  managementMode,
  managedCountries,
});
