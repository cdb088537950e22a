import { useTranslation } from 'react-i18next';
import { formatRate } from '#shared/format/format-rate.ts';
import type { SettingsForm } from '#shared/offers/settings-form.ts';
import type { ShownField } from '#web/components/form-conflict.tsx';

const typed = [
  ...(['businessName', 'vatNumber', 'taxCode', 'pec', 'registration', 'insurance', 'iban'] as const),
  ...(['prefix', 'nextNumber', 'validityDays', 'hourlyCost', 'markup'] as const),
];

/** Every field of the data for offers by its name, in words. */
export function useShownSettings() {
  const { t } = useTranslation('offerList');
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
  ];
}
