import { anInvitation } from '#test/support/builders/invitation.ts';
import { aSignUpInput } from '#test/support/builders/user-input.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { as, type Editor } from '#test/support/races/editable.ts';
import { type Creations, made, remembered, within } from './creation.ts';

const idOf = (job: unknown) => as<{ id: string }>(job).id;

/** Other values for a person. The password is not stored, and the consent is always given. */
const anotherPerson = () => ({
  ...{ firstName: 'Ada', lastName: 'Neri', company: 'Neri Decorazioni', type: 'progettista', country: 'FR' },
  ...{ address: 'Via Emilia 1', address2: 'Scala B', postalCode: '41121', city: 'Modena', province: 'MO' },
  ...{ phone: '059 123456', phone1: '059 654321', email: aSignUpInput().email },
  ...{ language: 'en', checkbox2: true },
});
const otherRights = {
  ...{ pricelist: 'pcu', isSuper: true, managementMode: 'only', managedCountries: ['DE'], showLogo: true },
};

/** Creations of accounts, of archives of personal data, and of erasures. */
export function peopleCreations(by: Editor): Creations {
  const newcomer = remembered(async (_: string) => aSignUpInput());
  const invitees = new Map<string, object>();
  const invitee = (unique: string) => {
    const known = invitees.get(unique) ?? anInvitation({ pricelist: null });
    invitees.set(unique, known);
    return known;
  };
  const erased = remembered(async (unique: string) => {
    const user = aSignUpInput();
    return {
      uid: await made(by, 'Mutation.createUser', { key: `ground-${unique}`, user }),
      email: user.email,
    };
  });
  return {
    signupUser: {
      args: async (unique) => ({ user: await newcomer(unique) }),
      changed: within('user', anotherPerson()),
    },
    'Mutation.createUser': {
      args: async (unique) => ({ user: await newcomer(`made ${unique}`) }),
      changed: within('user', { ...anotherPerson(), ...otherRights }),
    },
    'Mutation.invite': {
      args: (unique) => ({ invitation: invitee(unique) }),
      changed: within('invitation', {
        ...{ email: 'eva.neri@example.com', name: 'Eva', type: 'progettista', country: 'FR', province: 'MO' },
        ...{ language: 'en', pricelist: 'another', message: 'Benvenuta' },
      }),
    },
    'Mutation.eraseUser': {
      args: erased,
      changed: { uid: 'another', email: 'nobody@example.com' },
      same: idOf,
      later: () => finishJobs('erasure'),
    },
    'Mutation.startPersonalData': {
      args: () => ({}),
      changed: {},
      same: idOf,
      later: () => finishJobs('personal_data'),
      // Together with the first call, the maximum of a day.
      atOnce: 2,
    },
  };
}
