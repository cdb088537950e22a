import { managesCountry } from '#shared/access/managed-countries.ts';
import { type ManagementMode, managementModes } from '#shared/schemas/user.ts';
import { type Acting, mayGrantRights } from './may-manage-user.ts';

/** The modes in which a super user can give another one rights at all, with some countries or others (OPC-11). */
export const grantableModes = (acting: Acting): readonly ManagementMode[] =>
  managementModes.filter((managementMode) => {
    const managedCountries = managementMode === 'allExcept' ? acting.managedCountries : [];
    return mayGrantRights(acting, { isSuper: true, managementMode, managedCountries });
  });

/** The countries that can be chosen in a mode: one can be given only those that the giver manages. */
export const grantableCountries = (
  acting: Acting,
  mode: ManagementMode,
  all: readonly string[],
): readonly string[] => (mode === 'only' ? all.filter((country) => managesCountry(acting, country)) : all);
