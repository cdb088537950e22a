import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { AddressFields } from '#web/components/person-fields/address-fields.tsx';
import { NameFields } from '#web/components/person-fields/name-fields.tsx';
import { PhoneFields } from '#web/components/person-fields/phone-fields.tsx';
import { PrivacyConsent } from '#web/components/person-fields/privacy-consent.tsx';
import { useMissingFields } from '#web/components/person-fields/use-missing-fields.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { FormPart, SubmitPart } from '../form-parts.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { HaveAccount } from './have-account.tsx';
import { InvalidInvitation } from './invalid-invitation.tsx';
import { type AcceptanceFields, useAcceptance } from './use-acceptance.ts';
import type { ReadInvitation } from './use-invitation.ts';

type Props = { token: string; invitation: ReadInvitation };

/** What the invited one types and consents to; e-mail, type and country are the invitation's (ROL-040). */
export function AcceptForm({ token, invitation }: Props) {
  const { t, i18n } = useTranslation(['invited', 'person']);
  const { form, failure, invalid, taken, dismiss } = useAcceptance(token, invitation);
  const missing = new Intl.ListFormat(i18n.language).format(useMissingFields(form.issues));
  if (invalid) return <InvalidInvitation />;
  const { type, by, email } = invitation;
  return (
    <VisitorFrame
      wide
      title={t('accept.title')}
      lead={t('accept.lead', { inviter: by, vendor: brand.vendor, type: t(`person:types.${type}`) })}
      aside={<HaveAccount />}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <AcceptFields form={form} invitation={invitation} />
        {taken && (
          <Alert tone="warn">
            {t('accept.taken', { email })}{' '}
            <ButtonLink small to={paths.login({ email })}>
              {t('accept.signIn')}
            </ButtonLink>
          </Alert>
        )}
        {failure && (
          <Alert tone="err" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        <SubmitPart
          label={t('accept.submit')}
          form={form}
          missing={missing && t('accept.missing', { fields: missing })}
        />
      </form>
    </VisitorFrame>
  );
}

function AcceptFields({ form, invitation }: { form: AcceptanceFields; invitation: ReadInvitation }) {
  const { t } = useTranslation(['invited', 'person']);
  const message = useMessage(['common', 'auth', 'errors']);
  const { type, country, language, email } = invitation;
  const person = { ...form, values: { ...form.values, type, country, language }, readOnly: form.sending };
  const secret = (name: 'password' | 'repeated') => ({
    ...form.text(name),
    label: t(`person:${name}`),
    error: message(form.errorOf(name)),
  });
  return (
    <>
      <FormPart title={t('accept.parts.person')}>
        <NameFields form={person} />
        <PhoneFields form={person} required />
      </FormPart>
      <FormPart title={t('accept.parts.address')}>
        <AddressFields form={person} />
      </FormPart>
      <FormPart title={t('accept.parts.access')}>
        <div className="whole">
          <TextField
            label={t('person:email')}
            name="email"
            type="email"
            autoComplete="username"
            readOnly
            value={email}
            hint={t('accept.emailHint')}
          />
        </div>
        <NewPasswordFields password={secret('password')} repeated={secret('repeated')} />
      </FormPart>
      <div className="part">
        <PrivacyConsent {...form.tick('checkbox1')} error={message(form.errorOf('checkbox1'))} />
        <Checkbox {...form.tick('checkbox2')} label={t('person:marketing')} />
      </div>
    </>
  );
}
