import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { NameFields } from '#web/components/person-fields/person-fields.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { SignInPanel } from '../side-panel.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { InvalidInvitation } from './invalid-invitation.tsx';
import { useAcceptance } from './use-acceptance.ts';
import type { ReadInvitation } from './use-invitation.ts';

type Props = { token: string; invitation: ReadInvitation };

/** The data and consents of an invited person; e-mail, type and country are the invitation's (ROL-040). */
export function AcceptForm({ token, invitation }: Props) {
  const { t } = useTranslation(['invited', 'person']);
  const { form, failure, invalid, taken, dismiss } = useAcceptance(token, invitation);
  if (invalid) return <InvalidInvitation />;
  const { type, country, language, by, email } = invitation;
  const person = { ...form, values: { ...form.values, type, country, language } };
  const invited = (
    <TextField
      label={t('person:email')}
      name="email"
      type="email"
      autoComplete="username"
      readOnly
      value={email}
      hint={t('accept.emailHint')}
    />
  );
  return (
    <VisitorFrame
      wide
      title={t('accept.title')}
      lead={t('accept.lead', { inviter: by, vendor: brand.vendor, type: t(`person:types.${type}`) })}
      aside={<SignInPanel />}
    >
      <AccountForm
        form={person}
        person={<NameFields form={person} asksPhone />}
        email={invited}
        submit={t('accept.submit')}
        failure={failure}
        onDismiss={dismiss}
      >
        {taken && (
          <Alert tone="warn">
            {t('accept.taken', { email })}{' '}
            <ButtonLink small to={paths.login({ email })}>
              {t('accept.signIn')}
            </ButtonLink>
          </Alert>
        )}
      </AccountForm>
    </VisitorFrame>
  );
}
