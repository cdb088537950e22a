import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { onceKey } from '#lambdas/store/once/once-store.ts';
import { amazonTranslate } from '#lambdas/store/translation/translator.ts';
import {
  checkPassword,
  createAccount,
  deleteAccount,
  enableAccount,
  readAccount,
  setAddress,
  setPassword,
  signOutEverywhere,
} from '#lambdas/store/user/account-store.ts';
import { makeAccount } from '#lambdas/store/user/make-account.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import type { Row, Rows } from './row.ts';

const password = 'Una-Password-1';
const addressOf = (mark: string) => `${mark.toLowerCase()}@example.com`;

async function accountOf(mark: string) {
  const { id, ...account } = (await readAccount(addressOf(mark))) ?? { id: '' };
  return { ...account, user: (await readUser(id))?.email };
}

/** A row about an account. */
const on = (ask: (id: string) => Promise<unknown>): Row => ({
  async make(mark) {
    const id = await createAccount(addressOf(mark));
    await setPassword(id, password);
    return { act: async () => void (await ask(id)), seen: () => accountOf(mark) };
  },
});

const accounts: Rows = {
  AdminCreateUserCommand: {
    make: async (mark) => ({
      async act() {
        const email = addressOf(mark);
        await makeAccount({
          ...{ once: onceKey('visitor', mark, ''), password, now: new Date() },
          newcomer: async () => ({ email, of: (id) => aStoredUser({ id, uid: id, email }) }),
        });
      },
      seen: () => accountOf(mark),
    }),
  },
  AdminSetUserPasswordCommand: on((id) => setPassword(id, 'Altra-Password-1')),
  AdminUpdateUserAttributesCommand: {
    async make(mark) {
      const id = await createAccount(`former-${addressOf(mark)}`);
      return {
        act: async () => void (await setAddress(id, addressOf(mark), true)),
        seen: () => accountOf(mark),
      };
    },
  },
  AdminGetUserCommand: on((id) => readAccount(id)),
  AdminDeleteUserCommand: on(deleteAccount),
  AdminDisableUserCommand: on((id) => enableAccount(id, false)),
  AdminEnableUserCommand: on((id) => enableAccount(id, true)),
  AdminUserGlobalSignOutCommand: on(signOutEverywhere),
  AdminInitiateAuthCommand: on((id) => checkPassword(id, password)),
};

export const serviceRows: Rows = {
  ...Object.fromEntries(
    Object.entries(accounts).map(([command, row]) => [`account-store.ts ${command}`, row]),
  ),
  'send-mail.ts SendEmailCommand': {
    make: async (mark) => ({
      act: () =>
        sendMail({ to: addressOf(mark), subject: 'Verifica', html: '<p>Verifica</p>', text: 'Verifica' }),
    }),
    told: 'mail-not-sent',
  },
  'translator.ts TranslateTextCommand': {
    make: async (mark) => ({ act: () => amazonTranslate().translate(mark) }),
    told: 'translation-failed',
  },
};
