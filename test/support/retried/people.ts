import { aSignUpInput } from '#test/support/builders/user-input.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { as, type Editor } from '#test/support/races/editable.ts';
import { type Creations, made, remembered } from './creation.ts';

const idOf = (job: unknown) => as<{ id: string }>(job).id;

/** What makes accounts, archives of personal data, and erasures. */
export function peopleCreations(by: Editor): Creations {
  const newcomer = remembered(async (_: string) => aSignUpInput());
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
      changed: { user: aSignUpInput() },
    },
    'Mutation.createUser': {
      args: async (unique) => ({ user: await newcomer(`made ${unique}`) }),
      changed: { user: aSignUpInput() },
    },
    'Mutation.eraseUser': {
      args: erased,
      changed: { email: 'nobody@example.com' },
      same: idOf,
      later: () => finishJobs('erasure'),
    },
    'Mutation.startPersonalData': {
      args: () => ({}),
      same: idOf,
      later: () => finishJobs('personal_data'),
      // With the first call as many as there may be in a day.
      atOnce: 2,
    },
  };
}
