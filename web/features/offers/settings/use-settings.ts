import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CustomerText, type TypedText, typedText } from '#shared/offers/sending-form.ts';
import { checkSettings, type SettingsForm, settingsForm } from '#shared/offers/settings-form.ts';
import {
  OwnOfferSettingsDocument,
  type OwnOfferSettingsPartsFragment,
  UpdateOfferSettingsDocument,
} from '#web/graphql/offers.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { tiedFields } from '#web/lib/tied-fields.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { useLeftFields } from '#web/lib/use-left-fields.ts';

export type OwnSettings = OwnOfferSettingsPartsFragment;

const readSettings = async (signal?: AbortSignal): Promise<OwnSettings> =>
  (await request(OwnOfferSettingsDocument, {}, signal)).offerSettings;

export const useOwnSettings = () =>
  useQuery({
    queryKey: ['offerSettings', 'own'],
    queryFn: ({ signal }) => readSettings(signal),
    staleTime: 0,
  });

const givenOf = ({ given }: OwnSettings): Record<CustomerText, TypedText> => ({
  ...{ mailSubject: typedText(given.mailSubject), mailText: typedText(given.mailText) },
  ...{ reminderSubject: typedText(given.reminderSubject), reminderText: typedText(given.reminderText) },
  ...{ message: typedText(given.message), withdrawalNotice: typedText(given.withdrawalNotice) },
});

type Check = (form: SettingsForm, nextNumber: number) => ReturnType<typeof checkSettings>;

function useEditing(stored: OwnSettings, { check, timer }: { check: Check; timer: Timer | undefined }) {
  const { t } = useTranslation('offerList');
  const queries = useQueryClient();
  const editing = useEntityDraft<OwnSettings, SettingsForm>({
    stored,
    toDraft: settingsForm,
    async send(form, revision) {
      const { data } = check(form, editing.base.nextNumber);
      if (!data) throw new GraphqlFailure('invalid-input');
      const input = { revision, ...data };
      const { updateOfferSettings: after } = await request(UpdateOfferSettingsDocument, { input });
      queries.setQueryData(['offerSettings', 'own'], after);
      void queries.invalidateQueries({ queryKey: ['offerSettings'] });
      return after;
    },
    reload: readSettings,
    leave: { title: t('settings.leaveTitle'), text: t('settings.leaveText') },
    ...(timer && { timer }),
  });
  return editing;
}

/** The owner's data for offers being edited: unsaved changes are told, conflicts asked about (OFR-078). */
export function useSettingsDraft(stored: OwnSettings, timer?: Timer) {
  const { country } = useUser();
  const [saved, setSaved] = useState(false);
  const check: Check = (form, nextNumber) => checkSettings(form, { country, nextNumber });
  const editing = useEditing(stored, { check, timer });
  const { draft, base, saving } = editing;
  const { issues, data } = check(draft, base.nextNumber);
  const left = useLeftFields(issues);
  const [wish, setWish] = useState<object>();
  const given = useMemo(() => givenOf(base), [base]);
  const edit = (change: Partial<SettingsForm>) => {
    setSaved(false);
    editing.edit(change);
  };
  const attempt = async (work: () => Promise<boolean>) => setSaved(await work());
  const lead = () => {
    left.leaveAll();
    setWish({});
  };
  return {
    ...{ editing, draft, edit, country, issues, saved },
    ...{ leave: left.leave, errorOf: left.errorOf },
    ...tiedFields({ values: draft, edit, leave: left.leave, readOnly: saving }),
    /** The texts that every owner starts with. */
    given,
    dismissSaved: () => setSaved(false),
    /** Saves, or leads to the first field that is wrong. */
    save: () => (data ? void attempt(editing.save) : lead()),
    wish,
    /** After a conflict: saves the own form, or the changes of both. */
    overwrite: (form: SettingsForm) => {
      editing.edit(form);
      void attempt(() => editing.overwrite(form));
    },
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
