import { isCompanyType } from '#shared/accounts/company-types.ts';
import { type Acting, mayGrantRights, settledRights } from '#shared/accounts/may-manage-user.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { type CheckedForm, checkedForm, withRepeated } from './form-issues.ts';
import { emptySignUp, type SignUpForm } from './sign-up-form.ts';
import type { ManagementMode } from './user.ts';
import { type NewUserInput, newUserInput, type UserInput, userInput } from './user-input.ts';

/** The form of a new user, for super users: the fields of a sign-up, price list and rights. */
export type NewUserForm = SignUpForm & {
  /** Id of a price list; empty for none. */
  pricelist: string;
  isSuper: boolean;
  managementMode: ManagementMode;
  managedCountries: string[];
  showLogo: boolean;
};

/** The form of a new user as it opens. */
export const emptyUser: NewUserForm = {
  ...emptySignUp,
  pricelist: '',
  isSuper: false,
  managementMode: 'all',
  managedCountries: [],
  showLogo: false,
};

/** The fields of a user, as they are typed: credentials are changed apart. */
export type UserForm = Omit<NewUserForm, 'email' | 'password' | 'repeated'>;

/** The further fields of an edited user. */
export type EditedUserForm = UserForm & { archived: boolean };

/** Fields asked of companies, in Italy or of super users are not sent for others. */
const sent = <Form extends UserForm>(form: Form) =>
  settledRights({
    ...form,
    company: isCompanyType(form.type) ? form.company : null,
    province: form.country && isItaly(form.country) ? form.province : null,
    language: form.language || null,
    pricelist: form.pricelist || null,
    managementMode: form.isSuper ? form.managementMode : 'all',
  });

/** Nobody gives rights that they do not have (OPC-11). */
function withRights<Output>(
  acting: Acting,
  form: UserForm,
  { issues, data }: CheckedForm<Output>,
): CheckedForm<Output> {
  if (mayGrantRights(acting, form)) return { issues, data };
  return { issues: { managedCountries: 'tooWide', ...issues } };
}

/** Why a user cannot be made, or what is sent (USR-027 to USR-042). */
export function checkNewUser(form: NewUserForm, acting: Acting): CheckedForm<NewUserInput> {
  const { repeated: _, ...typed } = form;
  const checked = checkedForm(newUserInput.safeParse(sent(typed)));
  return withRights(acting, form, withRepeated(form, checked));
}

type Stored = { id: string; revision: number };

/** Why a user cannot be saved, or the input that is sent; nobody changes their own rights (USR-056 to USR-065). */
export function checkUser(
  form: EditedUserForm,
  { id, revision }: Stored,
  acting: Acting,
): CheckedForm<UserInput> {
  const checked = checkedForm(userInput.safeParse({ ...sent(form), id, revision }));
  return id === acting.id ? checked : withRights(acting, form, checked);
}
