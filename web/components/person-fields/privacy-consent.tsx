import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Checkbox } from '../checkbox.tsx';
import { Icon } from '../icon.tsx';
import './person-fields.css';

type Props = Omit<ComponentProps<typeof Checkbox>, 'label'> & {
  error?: string;
  /** Who ticks it for another says so in other words. */
  ofAnother?: boolean;
};

/** The consent without which there is no account, with what it is given to (USR-035). */
export function PrivacyConsent({ error, ofAnother, ...tick }: Props) {
  const { t } = useTranslation('person');
  return (
    <div className="consent">
      <Checkbox
        {...tick}
        label={t(ofAnother ? 'privacyOfAnother' : 'privacy')}
        aria-required="true"
        aria-invalid={error ? true : undefined}
      />
      <Link to={paths.privacy} target="_blank">
        {t('privacyLink')}
      </Link>
      {error && (
        <p className="error" role="alert">
          <Icon name="exclamation-circle" />
          {error}
        </p>
      )}
    </div>
  );
}
