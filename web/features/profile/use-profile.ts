import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkProfile, type ProfileDraft, profileDraft } from '#shared/schemas/profile-form.ts';
import type { PersonForm } from '#web/components/person-fields/person-fields.tsx';
import { UpdateProfileDocument } from '#web/graphql/profile.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { keepUser, loadUser, type SessionUser, speakLanguageOf, useUser } from '#web/lib/session.ts';
import { tiedFields } from '#web/lib/tied-fields.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { useLeftFields } from '#web/lib/use-left-fields.ts';

/** A save updates the user of the session and the language of the interface at once (PRO-022). */
async function send(draft: ProfileDraft, revision: number): Promise<SessionUser> {
  const { data: profile } = checkProfile(draft, revision);
  if (!profile) throw new GraphqlFailure('invalid-input');
  const saved = keepUser((await request(UpdateProfileDocument, { profile })).updateProfile);
  await speakLanguageOf(saved);
  return saved;
}

/** The own profile being edited (PRO-003, PRO-012). */
export function useProfile(timer?: Timer) {
  const { t } = useTranslation('profile');
  const user = useUser();
  const leave = { title: t('leave.title'), text: t('leave.text') };
  const editing = useEntityDraft({
    stored: user,
    toDraft: profileDraft,
    send,
    reload: loadUser,
    leave,
    timer,
  });
  const { draft, base, saving, changed } = editing;
  const [saved, setSaved] = useState(false);
  const { issues, data } = checkProfile(draft, base.revision);
  const { leave: leaveField, errorOf } = useLeftFields(issues);
  const edit = (change: Partial<ProfileDraft>) => {
    setSaved(false);
    editing.edit(change);
  };
  const holder = { values: draft, edit, leave: leaveField, readOnly: saving };
  const form: PersonForm = {
    ...holder,
    text: tiedFields(holder).text,
    // Older accounts may lack data that are required today: their fields tell it after any change.
    errorOf: (name) => (changed ? issues[name] : errorOf(name)),
  };
  const attempt = async (work: () => Promise<boolean>) => setSaved(await work());
  return {
    user,
    editing,
    form,
    edit,
    valid: data !== undefined,
    saved,
    dismissSaved: () => setSaved(false),
    save: () => void attempt(editing.save),
    overwrite: () => void attempt(editing.overwrite),
  };
}
export type Profile = ReturnType<typeof useProfile>;
