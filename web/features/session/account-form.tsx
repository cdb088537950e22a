import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { FormPart } from '#web/components/form-part.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { ConsentFields } from '#web/components/person-fields/consent-fields.tsx';
import { AddressFields } from '#web/components/person-fields/person-fields.tsx';
import { useMissingFields } from '#web/components/person-fields/use-missing-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { AcceptanceFields } from './invite/use-acceptance.ts';
import { FailureAlert } from './use-visitor-form.tsx';

type Props = {
  form: Omit<AcceptanceFields, 'values' | 'reset'> & {
    values: AcceptanceFields['values'] & { type: string; country: string; language: string };
  };
  person: ReactNode;
  email: ReactNode;
  submit: string;
  failure: string | undefined;
  onDismiss: () => void;
  /** Above the failure. */
  children?: ReactNode;
};

/** Makes an account: of a visitor, or of an invited person (ROL-040, OPC-36). */
export function AccountForm({ form, person, email, submit, failure, onDismiss, children }: Props) {
  const { t } = useTranslation('signUp');
  const message = useMessage(['common']);
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FormPart title={t('parts.person')}>{person}</FormPart>
      <FormPart title={t('parts.address')}>
        <AddressFields form={form} />
      </FormPart>
      <FormPart title={t('parts.access')}>
        <div className="whole">{email}</div>
        <NewPasswordFields form={form} />
      </FormPart>
      <div className="form-part">
        <ConsentFields
          privacy={{ ...form.tick('checkbox1'), error: message(form.errorOf('checkbox1')) }}
          marketing={form.tick('checkbox2')}
        />
      </div>
      {children}
      <FailureAlert text={failure} onDismiss={onDismiss} />
      <Submit form={form} label={submit} />
    </form>
  );
}

/** The button that sends the form; below it the fields that keep it closed. */
function Submit({ form, label }: Pick<Props, 'form'> & { label: string }) {
  const { t } = useTranslation('signUp');
  const fields = useMissingFields(form.issues);
  return (
    <div className="stack-s">
      <Button
        variant="primary"
        type="submit"
        block
        busy={form.sending}
        disabled={!form.valid}
        aria-describedby={fields ? 'missing-fields' : undefined}
      >
        {label}
      </Button>
      {fields && (
        <p className="hint" id="missing-fields">
          {t('missing', { fields })}
        </p>
      )}
    </div>
  );
}
