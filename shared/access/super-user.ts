import type { CurrentUser } from '#shared/schemas/user.ts';

type Session = Pick<CurrentUser, 'superUser'>;

/** Whether the screens and operations of super users are open to a user; `lacksFor` tells the rest (SES-050, SES-057). */
export const administers = (user: Session): boolean => user.superUser;

/** Whether quotations and products are open: the e-mail is verified, or need not be (SES-050 to SES-053). */
export const passesVerification = (user: Session & Pick<CurrentUser, 'emailVerified'>): boolean =>
  user.superUser || user.emailVerified;

/** Whether a user sees archived products and those for other types of users too (OPC-32, SES-058). */
export const seesWholeCatalogue = (user: Session): boolean => user.superUser;

/** Whether a user sees all of a guided test: withheld and empty parts, tags, priorities (OPW-34, OPW-35, WIZ-022). */
export const seesWholeGuidedTest = (user: Session): boolean => user.superUser;

/** Whether lists hold quotations of other owners: of the countries that the user manages (SES-043, SES-044). */
export const listsOtherOwners = (user: Session): boolean => user.superUser;

/** Whether a user is told the price list of a quotation while they choose products (QNW-019). */
export const seesPriceListInUse = (user: Session): boolean => user.superUser;

/** Whether a user changes the country of their own profile (PRO-021). */
export const choosesOwnCountry = (user: Session): boolean => user.superUser;

/** Whether a user may ask for a price list: private users get none (USR-049), super users give themselves one. */
export const asksForPriceList = (user: Session & Pick<CurrentUser, 'pricelist' | 'type'>): boolean =>
  !user.pricelist && user.type !== 'privato' && !user.superUser;
