import { useTranslation } from 'react-i18next';
import { tidied } from '#shared/offers/settings-form.ts';
import { Card } from '#web/components/card.tsx';
import { OnlyForMe } from '#web/components/only-for-me.tsx';
import { SettingsField } from './settings-field.tsx';
import type { SettingsDraft } from './use-settings.ts';

type Props = { settings: SettingsDraft };

/** Prefix, next number and days of validity (OFR-007, OFR-067). */
export function NumbersCard({ settings }: Props) {
  const { t } = useTranslation('offerList');
  const { prefix, nextNumber } = settings.draft;
  const year = new Date().getFullYear();
  return (
    <Card title={t('settings.numbers')}>
      <div className="grid2">
        <SettingsField
          settings={settings}
          name="prefix"
          label={t('settings.prefix')}
          hint={t('settings.prefixHint')}
          longest={8}
        />
        <SettingsField
          settings={settings}
          name="nextNumber"
          label={t('settings.nextNumber')}
          hint={t('settings.nextHint', { number: `${prefix.trim()}${nextNumber.trim()}/${year}` })}
          inputMode="numeric"
        />
        <SettingsField
          settings={settings}
          name="validityDays"
          label={t('settings.validityDays')}
          inputMode="numeric"
          unit={t('settings.days')}
        />
      </div>
    </Card>
  );
}

/** Cost of an hour and markup of materials: no customer sees them (WRK-006, OFR-026). */
export function CostsCard({ settings }: Props) {
  const { t } = useTranslation('offerList');
  return (
    <OnlyForMe title={t('settings.onlyForMe')}>
      <div className="grid2">
        <SettingsField
          settings={settings}
          name="hourlyCost"
          label={t('settings.hourlyCost')}
          hint={t('settings.hourlyCostHint')}
          inputMode="decimal"
          className="num"
          unit="€ / h"
          tidy={tidied.hourlyCost}
        />
        <SettingsField
          settings={settings}
          name="markup"
          label={t('settings.markup')}
          hint={t('settings.markupHint')}
          inputMode="decimal"
          className="num"
          unit="%"
          tidy={tidied.percent}
        />
      </div>
    </OnlyForMe>
  );
}
