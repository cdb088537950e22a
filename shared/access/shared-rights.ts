import { italy } from '#shared/geography/countries.ts';
import { type Manager, managesCountry } from './managed-countries.ts';
import { administers } from './super-user.ts';

/** Which countries a super user must manage for something that reaches beyond one country. */
export type Reach = 'one' | 'italy' | 'all';

/**
 * Parts that all countries share, and which super users may work on them (ADR 17). The server asks it in the
 * permissions, menu and screens mirror it. One person or one quotation is none of them: there the country decides.
 */
const sharedRights = {
  /** Products, phases, colours, tags, price lists, their workbook: a super user of one country edits them too. */
  catalogue: 'one',
  /** Older forms of what is stored, of the countries that the super user manages. */
  repairs: 'one',
  /** The guided test is made for Italy. */
  guidedTest: 'italy',
  /** A message reaches the users of a type in every country. */
  notifications: 'all',
  /** Topics of devices know types, and no countries. */
  pushTest: 'all',
  /** Prices of many products at once, by factors or a workbook. The form of one product is of the catalogue. */
  manyPrices: 'all',
  /** A repair that gives another country to people, who then have other super users. */
  forcedCountries: 'all',
} as const satisfies Record<string, Reach>;

export type Shared = keyof typeof sharedRights;

/** Whether a user is a super user of every country, known today or not. */
export const managesAll = (user: Manager): boolean =>
  administers(user) &&
  (user.managementMode === 'all' ||
    (user.managementMode === 'allExcept' && user.managedCountries.length === 0));

/** "All except" leaves a country, whatever it names. */
const managesOne = (user: Manager): boolean =>
  administers(user) && (user.managementMode !== 'only' || user.managedCountries.length > 0);

const reaches: Readonly<Record<Reach, (user: Manager) => boolean>> = {
  one: managesOne,
  italy: (user) => managesCountry(user, italy),
  all: managesAll,
};

/** The reach that a user lacks to work on something that all countries share; undefined when none is lacking. */
export function lacksFor(user: Manager, shared: Shared): Reach | undefined {
  const reach = sharedRights[shared];
  return reaches[reach](user) ? undefined : reach;
}
