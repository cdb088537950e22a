import { randomUUID } from 'node:crypto';
import { demoPassword } from '#infra/local/server.ts';
import type { User } from '#shared/schemas/user.ts';
import type { NewUserInput, UserInput } from '#shared/schemas/user-input.ts';
import { graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

export const accountFields = `
  id uid firstName lastName company type address address2 postalCode city province country phone phone1 email
  emailVerified language pricelist suggestedPricelist pricelistConfirmed checkbox1 checkbox2 isSuper superUser
  managementMode managedCountries showLogo archived imageUrl imageName createdAt revision updatedAt updatedBy`;

export type AnsweredUser = Omit<User, 'createdAt'> & { superUser: boolean; createdAt: number };

export const aPassword = 'Colore-2026';

type NewUser = { [Field in keyof NewUserInput]?: unknown };

/** A painter of Bologna who does not exist yet. */
export const aNewUser = (changes: NewUser = {}) => ({
  type: 'imbianchino',
  country: 'IT',
  firstName: 'Nadia',
  lastName: 'Riva',
  company: 'Riva Colori',
  province: 'BO',
  phone: '+39 051 123456',
  email: `nadia.${randomUUID()}@example.com`,
  password: aPassword,
  checkbox1: true,
  ...changes,
});

/** Includes the password of the caller, which is only checked when rights are given. */
export const create = (user: object, who: Who | null = 'superUser', key: string = randomUUID()) =>
  graphql<{ createUser: AnsweredUser }>(
    who,
    `mutation ($key: ID!, $user: NewUserInput!, $currentPassword: String) {
      createUser(key: $key, user: $user, currentPassword: $currentPassword) { ${accountFields} }
    }`,
    { key, user, currentPassword: demoPassword },
  );
export const created = async (changes?: NewUser, who: Who = 'superUser') =>
  answered(await create(aNewUser(changes), who)).createUser;

/** A stored user as the edit dialog sends it, with changes. */
export const edited = (user: AnsweredUser, changes: { [Field in keyof UserInput]?: unknown } = {}) => {
  const { id, revision, type, country, firstName, lastName, company, address, address2, postalCode } = user;
  const { city, province, phone, phone1, language, pricelist, checkbox1, checkbox2 } = user;
  const { isSuper, managementMode, managedCountries, showLogo, archived } = user;
  const person = {
    type,
    country,
    firstName,
    lastName,
    company,
    address,
    address2,
    postalCode,
    city,
    province,
  };
  const account = { phone, phone1, language, pricelist, checkbox1, checkbox2, isSuper, managementMode };
  return { id, revision, ...person, ...account, managedCountries, showLogo, archived, ...changes };
};

export const save = (user: object, who: Who = 'superUser') =>
  graphql<{ saveUser: AnsweredUser }>(
    who,
    `mutation ($user: UserInput!, $currentPassword: String) {
      saveUser(user: $user, currentPassword: $currentPassword) { ${accountFields} }
    }`,
    { user, currentPassword: demoPassword },
  );
export const saved = async (...args: Parameters<typeof edited>) =>
  answered(await save(edited(...args))).saveUser;

export const read = (id: string, who: Who = 'superUser') =>
  graphql<{ user: AnsweredUser }>(who, `query ($id: ID!) { user(id: $id) { ${accountFields} } }`, { id });
export const userOf = async (id: string) => answered(await read(id)).user;

export const destroy = (uid: string, who: Who = 'superUser') =>
  graphql<{ deleteUser: string }>(who, 'mutation ($uid: ID!) { deleteUser(uid: $uid) }', { uid });

export const forceVerification = (uid: string, who: Who = 'superUser') =>
  graphql<{ forceEmailVerification: AnsweredUser }>(
    who,
    `mutation ($uid: ID!) { forceEmailVerification(uid: $uid) { ${accountFields} } }`,
    { uid },
  );

export const confirm = (id: string, revision: number, who: Who = 'superUser') =>
  graphql<{ confirmPriceList: AnsweredUser }>(
    who,
    `mutation ($id: ID!, $revision: Int!) { confirmPriceList(id: $id, revision: $revision) { ${accountFields} } }`,
    { id, revision },
  );

export const signOut = (uid: string, who: Who = 'superUser') =>
  graphql<{ signOutUser: string }>(who, 'mutation ($uid: ID!) { signOutUser(uid: $uid) }', { uid });
