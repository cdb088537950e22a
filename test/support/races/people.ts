import { displayName } from '#shared/accounts/display-name.ts';
import { currentUser, type User } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { aProfileInput } from '#test/support/builders/user-input.ts';
import { everyOperation, runningAs } from '#test/support/run-operations.ts';
import { as, type Editable, type Editor, type Fields, type Seen, type Way } from './editable.ts';

const raced = ['firstName', 'lastName', 'city', 'address'] as const;
const fields = Object.fromEntries(raced.map((name) => [name, (count: number) => `${name} ${count}`]));

const userOf = (id: string): User =>
  aStoredUser({
    id,
    uid: id,
    email: `${id}@example.com`,
    emailVerified: true,
    type: 'imbianchino',
    company: 'Gallo Tinteggiature',
    country: 'IT',
    province: 'BO',
    suggestedPricelist: 'pcu',
    city: 'Bologna',
    address: 'Via Saragozza 18',
  });

const { showLogo: _, ...person } = aProfileInput();

const saving = (id: string): Way => ({
  operation: 'Mutation.saveUser',
  fields,
  save: (run, { base }, whole) => {
    const { revision, pricelist } = as<User>(base);
    return run('Mutation.saveUser', {
      user: { ...person, ...whole, id, revision, pricelist: pricelist ?? null },
    });
  },
});

const confirming = (id: string): Way => ({
  operation: 'Mutation.confirmPriceList',
  fields: {},
  save: (run, { base }) => run('Mutation.confirmPriceList', { id, revision: as<User>(base).revision }),
});

const ownSave: Way = {
  operation: 'Mutation.updateProfile',
  fields,
  save: (run, { base }, whole) =>
    run('Mutation.updateProfile', {
      profile: aProfileInput({ ...whole, revision: as<User>(base).revision }),
    }),
};

const withdrawing: Way = {
  operation: 'Mutation.withdrawDeletion',
  fields: {},
  save: (run) => run('Mutation.withdrawDeletion', {}),
};

/** A user. Reads return the stored item to everyone. */
const made = async (id: string) => {
  const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
  await writeUser(userOf(id));
  return async (): Promise<Seen> => {
    const stored = await readUser(id);
    const read: Fields = { ...stored };
    return { base: stored, fields: Object.fromEntries(raced.map((name) => [name, read[name]])) };
  };
};

export const user: Editable = {
  operations: ['Mutation.saveUser', 'Mutation.confirmPriceList'],
  async make(_, unique) {
    const read = await made(unique);
    return { read, ways: () => [saving(unique), saving(unique), confirming(unique)] };
  },
};

export const ownProfile: Editable = {
  operations: ['Mutation.updateProfile', 'Mutation.withdrawDeletion'],
  async editors([superUser], unique) {
    const own = currentUser(userOf(unique));
    const self: Editor = {
      name: displayName(own),
      user: own,
      run: runningAs(await everyOperation(), own),
    };
    return [self, superUser];
  },
  async make([self], unique) {
    const read = await made(unique);
    return {
      read,
      ways: (editor) => (editor === self ? [ownSave, ownSave, withdrawing] : [saving(unique)]),
    };
  },
};
