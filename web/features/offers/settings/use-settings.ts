import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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

const toDraft = (stored: OwnSettings): SettingsForm => settingsForm(stored);

/** The owner's data for offers being edited: unsaved changes are told, conflicts asked about (OFR-078). */
export function useSettingsDraft(stored: OwnSettings, timer?: Timer) {
  const { t } = useTranslation('offerList');
  const { country } = useUser();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(false);
  const check = (form: SettingsForm, nextNumber: number) => checkSettings(form, { country, nextNumber });
  const editing = useEntityDraft<OwnSettings, SettingsForm>({
    stored,
    toDraft,
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
  const { draft, base, saving } = editing;
  const { issues, data } = check(draft, base.nextNumber);
  const left = useLeftFields(issues);
  const edit = (change: Partial<SettingsForm>) => {
    setSaved(false);
    editing.edit(change);
  };
  const attempt = async (work: () => Promise<boolean>) => setSaved(await work());
  return {
    ...{ editing, draft, edit, country, issues, saved },
    ...{ leave: left.leave, errorOf: left.errorOf, isValid: data !== undefined },
    text: tiedFields({ values: draft, edit, leave: left.leave, readOnly: saving }).text,
    dismissSaved: () => setSaved(false),
    save: () => void attempt(editing.save),
    /** After a conflict: saves the own form, or the changes of both. */
    overwrite: (form: SettingsForm) => {
      editing.edit(form);
      void attempt(() => editing.overwrite(form));
    },
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
