import { useTranslation } from 'react-i18next';
import { formatRate } from '#shared/format/format-rate.ts';
import type { SettingsForm } from '#shared/offers/settings-form.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import type { ownEventKinds } from '#shared/schemas/own-event.ts';
import type { ShownField } from '#web/components/form-conflict.tsx';
import { type TextGroup, textGroups } from './text-groups.ts';

const typed = [
  ...(['businessName', 'vatNumber', 'taxCode', 'pec', 'registration', 'insurance', 'iban'] as const),
  ...(['prefix', 'nextNumber', 'validityDays', 'hourlyCost', 'markup'] as const),
];

/** Every field of the data for offers by its name, in words. */
export function useShownSettings() {
  const { t } = useTranslation('offerList');
  const sending = useShownSending();
  return (form: SettingsForm): ShownField[] => [
    ...typed.map((path) => ({ path, name: t(`settings.${path}`), value: form[path] })),
    { path: 'accent', name: t('settings.accent'), value: t(`settings.accents.${form.accent}`) },
    { path: 'regime', name: t('settings.regime'), value: t(`settings.regimes.${form.regime}`) },
    {
      path: 'vat',
      name: t('settings.ownCodes'),
      value: form.vat.map(({ label, rate }) => `${label} ${rate}`).join(', '),
    },
    {
      path: 'plan',
      name: t('settings.plan'),
      value: form.plan
        .map(({ label, kind, value }) => (kind === 'percent' ? `${label} ${formatRate(value)}` : label))
        .join(', '),
    },
    ...sending(form),
  ];
}

/** The same of sending and following up. */
function useShownSending() {
  const { t } = useTranslation(['offerSettings', 'offers']);
  const yes = (isOn: boolean) => t(`offers:edit.conflict.${isOn}`);
  const events = (names: readonly (typeof ownEventKinds)[number][]) =>
    names.map((kind) => t(`events.kinds.${kind}`)).join(', ');
  const text = ({ name, fields }: TextGroup, form: SettingsForm): ShownField[] =>
    fields.flatMap((field) =>
      documentLanguages.map((language) => ({
        path: `${field}.${language}`,
        name: [t(`texts.${name}`), t(`offers:edit.languages.${language}`)].join(', '),
        value: form[field][language],
      })),
    );
  return (form: SettingsForm): ShownField[] => [
    { path: 'remindersOn', name: t('reminders.on'), value: yes(form.remindersOn) },
    {
      path: 'reminders',
      name: t('reminders.title'),
      value: form.reminders.map(({ from, days }) => t(`reminders.shown.${from}`, { days })).join(', '),
    },
    { path: 'asksCode', name: t('asksCode'), value: yes(form.asksCode) },
    { path: 'mutedMails', name: t('events.mutedMails'), value: events(form.mutedMails) },
    { path: 'mutedPushes', name: t('events.mutedPushes'), value: events(form.mutedPushes) },
    ...textGroups.flatMap((group) => text(group, form)),
  ];
}
