import { isCompanyType } from '#shared/accounts/company-types.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { type CheckedForm, checkedForm } from './form-issues.ts';
import type { CurrentUser } from './user.ts';
import { type ProfileInput, profileInput } from './user-input.ts';

type Known = Pick<CurrentUser, Exclude<keyof ProfileInput, 'revision'>>;

/** The user's own fields, as the profile shows them. */
export const profileDraft = (user: Known) => ({
  type: user.type ?? '',
  country: user.country,
  firstName: user.firstName,
  lastName: user.lastName,
  company: user.company ?? '',
  address: user.address ?? '',
  address2: user.address2 ?? '',
  postalCode: user.postalCode ?? '',
  city: user.city ?? '',
  province: user.province?.toUpperCase() ?? '',
  phone: user.phone ?? '',
  phone1: user.phone1 ?? '',
  language: user.language,
  checkbox1: user.checkbox1,
  checkbox2: user.checkbox2,
  showLogo: user.showLogo,
});
export type ProfileDraft = ReturnType<typeof profileDraft>;

/** The draft as it is sent, on the revision it builds on (PRO-013 to PRO-018). */
export function checkProfile(draft: ProfileDraft, revision: number): CheckedForm<ProfileInput> {
  const sent = {
    ...draft,
    type: draft.type || null,
    company: isCompanyType(draft.type) ? draft.company : null,
    province: isItaly(draft.country) ? draft.province : null,
    revision,
  };
  return checkedForm(profileInput.safeParse(sent));
}
