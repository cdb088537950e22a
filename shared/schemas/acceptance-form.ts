import { isCompanyType } from '#shared/accounts/company-types.ts';
import { profileProblem } from '#shared/accounts/profile-problem.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { type CheckedForm, checkedForm, withRepeated } from './form-issues.ts';
import { type AcceptanceInput, acceptanceInput } from './invitation-input.ts';
import type { UserType } from './user.ts';

/** The fields that an invited person fills in; type and country are the invitation's. */
export const emptyAcceptance = {
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  address2: '',
  postalCode: '',
  city: '',
  province: '',
  phone: '',
  phone1: '',
  password: '',
  repeated: '',
  checkbox1: false,
  checkbox2: false,
};
export type AcceptanceForm = typeof emptyAcceptance;

type Invited = { type: UserType; country: string };

/** Company and province are required for companies and for Italy, and not sent for others. */
export function checkAcceptance(
  form: AcceptanceForm,
  { type, country }: Invited,
): CheckedForm<AcceptanceInput> {
  const { repeated: _, ...typed } = form;
  const sent = {
    ...typed,
    company: isCompanyType(type) ? typed.company.trim() : null,
    province: isItaly(country) ? typed.province : null,
  };
  const checked = withRepeated(form, checkedForm(acceptanceInput.safeParse(sent)));
  const lacking = profileProblem({ type, country, company: sent.company, province: sent.province });
  if (!lacking) return checked;
  return { issues: { ...checked.issues, [lacking]: `${lacking}Required` } };
}
