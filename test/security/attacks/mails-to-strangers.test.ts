import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  asNobody,
  changed,
  mailedToken,
  mailsTo,
  password,
  registered,
  registeredAndSignedIn,
  type SentMail,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { aProfileInput, aSignUpInput } from '#test/support/builders/user-input.ts';
import { type Answer, codeOf } from '#test/support/cloud.ts';
import { aNewUser, create, created, edited, save } from '#test/support/users-api.ts';

const { signupUser } = await import('#lambdas/accounts/signup-user.ts');
const { askPasswordReset } = await import('#lambdas/accounts/ask-password-reset.ts');
const { verifyEmail } = await import('#lambdas/accounts/verify-email.ts');

const lures = ['Premio: evil.example/x', 'www.evil.example', 'http evil', 'anna@evil', 'evil\uff0eexample'];
const fieldOf = (answer: Answer<unknown>) => [codeOf(answer), answer.errors?.[0]?.errorInfo?.field];

const update = (token: string, wanted: Record<string, unknown>) =>
  withToken(
    token,
    `mutation ($uid: ID!, $email: String, $currentPassword: String) {
      updateUser(uid: $uid, email: $email, currentPassword: $currentPassword) { email }
    }`,
    { currentPassword: password, ...wanted },
  );
const saveProfile = (token: string, profile: object) =>
  withToken(token, 'mutation ($profile: ProfileInput!) { updateProfile(profile: $profile) { id } }', {
    profile,
  });

const wholeOf = ({ subject, html, text }: SentMail) => `${subject} ${html} ${text}`;

describe.each(lures)('a name that looks like a link: %s', (lure) => {
  it.each(['firstName', 'lastName'])('is refused as %s on every form', async (field) => {
    const asked = asNobody(signupUser, { key: randomUUID(), user: aSignUpInput({ [field]: lure }) });
    const told = { code: 'invalid-input', params: { field: `user.${field}` } };
    await expect(asked).rejects.toMatchObject(told);
    const { token } = await registeredAndSignedIn();
    const profile = aProfileInput({ [field]: lure });
    expect(fieldOf(await saveProfile(token, profile))).toEqual(['invalid-input', `profile.${field}`]);
    const made = await create(aNewUser({ [field]: lure }));
    expect(fieldOf(made)).toEqual(['invalid-input', `user.${field}`]);
    const changedBySuperUser = await save(edited(await created(), { [field]: lure }));
    expect(fieldOf(changedBySuperUser)).toEqual(['invalid-input', `user.${field}`]);
  });
});

describe('a mail to an unverified address', () => {
  const typed = { firstName: 'Hai vinto', lastName: 'chiama il 899 123' };

  it('repeats nothing that a stranger typed, in any kind of mail', async () => {
    const { id, email, token } = await registeredAndSignedIn(typed);
    await asNobody(askPasswordReset, { email });
    const moved = `victim.${randomUUID()}@example.com`;
    expect(codeOf(await update(token, { uid: id, email: moved }))).toBeUndefined();
    const mails = [...(await mailsTo(email)), ...(await mailsTo(moved))];
    expect(mails).toHaveLength(4);
    for (const mail of mails) expect(wholeOf(mail)).not.toMatch(/vinto|899|victim/);
  });

  it('repeats nothing either if the address changed to a stranger’s after the name', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    await asNobody(verifyEmail, { token: await mailedToken(email) });
    const { revision } = await stored(id);
    expect(codeOf(await saveProfile(token, aProfileInput({ ...typed, revision })))).toBeUndefined();
    const moved = `victim.${randomUUID()}@example.com`;
    expect(codeOf(await update(token, { uid: id, email: moved }))).toBeUndefined();
    for (const mail of await mailsTo(moved)) expect(wholeOf(mail)).not.toMatch(/vinto|899/);
    // The verified owner is told by name of the new address.
    const [told] = await mailsTo(email);
    expect(told && wholeOf(told)).toMatch(/Hai vinto[\s\S]*victim/);
  });

  it('greets nobody by an older name that looks like a link, verified or not', async () => {
    const { id, email } = await registered();
    await changed(id, { firstName: 'evil.example/x', emailVerified: true });
    await asNobody(askPasswordReset, { email });
    const [mail] = await mailsTo(email);
    expect(mail && wholeOf(mail)).not.toContain('evil');
  });
});
