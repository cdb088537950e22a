import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Checkbox } from '../checkbox.tsx';
import { FieldError } from '../form-field.tsx';
import './person-fields.css';

type Tick = Omit<ComponentProps<typeof Checkbox>, 'label'>;
type Props = {
  privacy: Tick & { error?: string };
  marketing: Tick;
  /** A super user answers for somebody else, in other words. */
  ofAnother?: boolean;
};

/** Privacy, without which there is no account, with a link to its text (USR-035), and news. */
export function ConsentFields({ privacy: { error, ...privacy }, marketing, ofAnother }: Props) {
  const { t } = useTranslation('person');
  return (
    <>
      <div className="consent">
        <Checkbox
          {...privacy}
          label={t(ofAnother ? 'privacyOfAnother' : 'privacy')}
          aria-required="true"
          aria-invalid={error ? true : undefined}
        />
        <Link to={paths.privacy} target="_blank">
          {t('privacyLink')}
        </Link>
        {error && <FieldError>{error}</FieldError>}
      </div>
      <Checkbox {...marketing} label={t(ofAnother ? 'marketingOfAnother' : 'marketing')} />
    </>
  );
}
