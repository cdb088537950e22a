import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { Card } from '#web/components/card.tsx';
import { useUser } from '#web/lib/session.ts';
import { SettingsField } from './settings-field.tsx';
import type { SettingsDraft } from './use-settings.ts';

/** The owner in the head of the document; address, contacts and logo are those of the profile (OFR-077). */
export function CompanyCard({ settings }: { settings: SettingsDraft }) {
  const { t } = useTranslation('offerList');
  const user = useUser();
  const field = (name: 'vatNumber' | 'taxCode' | 'pec') => ({ settings, name, label: t(`settings.${name}`) });
  return (
    <Card title={t('settings.company')}>
      <p className="muted s">
        {t('settings.companyText')} <Link to={paths.profile}>{t('settings.toProfile')}</Link>
      </p>
      <div className="grid2">
        <SettingsField
          settings={settings}
          name="businessName"
          label={t('settings.businessName')}
          longest={200}
          placeholder={user.company || displayName(user)}
        />
        <SettingsField {...field('vatNumber')} longest={40} />
        <SettingsField {...field('taxCode')} longest={40} />
        <SettingsField {...field('pec')} type="email" inputMode="email" longest={254} />
        <SettingsField
          settings={settings}
          name="registration"
          label={t('settings.registration')}
          hint={t('settings.registrationHint')}
          longest={100}
        />
        <SettingsField
          settings={settings}
          name="insurance"
          label={t('settings.insurance')}
          hint={t('settings.insuranceHint')}
          longest={200}
        />
      </div>
    </Card>
  );
}
