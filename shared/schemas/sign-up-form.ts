import { isCompanyType } from '#shared/accounts/company-types.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { emptyAcceptance } from './acceptance-form.ts';
import { type CheckedForm, checkedForm, withRepeated } from './form-issues.ts';
import { type SignUpInput, signUpInput } from './user-input.ts';

/** The fields of the sign-up, as they are typed (OPC-36). */
export const emptySignUp = { type: '', country: '', email: '', language: '', ...emptyAcceptance };
export type SignUpForm = typeof emptySignUp;

/** Fields asked of companies, or in Italy, are not sent for others. */
export function checkSignUp(form: SignUpForm): CheckedForm<SignUpInput> {
  const { repeated: _, ...typed } = form;
  const sent = {
    ...typed,
    company: isCompanyType(typed.type) ? typed.company : null,
    province: isItaly(typed.country) ? typed.province : null,
    language: typed.language || null,
  };
  return withRepeated(form, checkedForm(signUpInput.safeParse(sent)));
}
