import { useTranslation } from 'react-i18next';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { FormPart } from '#web/components/form-part.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useUser } from '#web/lib/session.ts';
import type { NewId } from '#web/lib/use-attempt-key.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { RightsPart } from './rights-part.tsx';
import { useAccountFailure } from './use-account-failure.ts';
import { useMissing } from './use-missing.ts';
import { type NewUserFields, useNewUser } from './use-new-user.ts';
import { ConsentPart, CredentialFields, PersonParts, PriceListField } from './user-parts.tsx';
import './user-dialog.css';

type Props = { onClose: () => void; newId?: NewId };

/** A new user; a super user without countries makes none (USR-054, USR-055). */
export default function NewUserDialog(props: Props) {
  const managed = managedCountriesOf(useUser(), allCountries);
  return managed.length === 0 ? <NobodyToMake {...props} /> : <NewUser {...props} />;
}

function NobodyToMake({ onClose }: Props) {
  const { t } = useTranslation('users');
  return (
    <DialogFrame
      title={t('new.title')}
      width={800}
      onClose={onClose}
      footer={
        <>
          <CancelButton autoFocus />
          <Button variant="primary" disabledReason={t('new.noCountry.title')}>
            {t('new.action')}
          </Button>
        </>
      }
    >
      <Alert tone="err">
        <b>{t('new.noCountry.title')}</b>
        <br />
        {t('new.noCountry.text')}
      </Alert>
    </DialogFrame>
  );
}

function NewUser({ onClose, newId }: Props) {
  const { t } = useTranslation('users');
  const { form, busy, error, dismiss, submit, ...promotion } = useNewUser(onClose, newId);
  const failureText = useAccountFailure();
  const missing = useMissing(form.issues);
  return (
    <>
      <Dialog
        title={t('new.title')}
        context={t('new.context')}
        width={800}
        busy={busy}
        unsaved={form.unsaved}
        onSubmit={submit}
        onClose={onClose}
        footerStart={missing && <span className="user-missing">{missing}</span>}
        footer={<SubmitButtons disabledReason={missing}>{t('new.action')}</SubmitButtons>}
      >
        <div className="user-form">
          {error && !promotion.asking && (
            <SaveFailure
              failure={error}
              text={failureText(error)}
              made={paths.openUser}
              onDismiss={dismiss}
            />
          )}
          <PersonParts form={form} isNew />
          <FormPart title={t('form.credentials')}>
            <CredentialFields form={form} />
          </FormPart>
          <DocumentsPart form={form} />
          <ConsentPart form={form} />
          <RightsPart form={form} />
        </div>
      </Dialog>
      {promotion.asking && (
        <PromotionDialog
          name={displayName(form.values)}
          rights={form.values}
          busy={busy}
          failure={error}
          onConfirm={promotion.confirm}
          onClose={promotion.stopAsking}
        />
      )}
    </>
  );
}

/** The price list, and whether documents show the logo. */
function DocumentsPart({ form }: { form: NewUserFields }) {
  const { t } = useTranslation('users');
  const { country, province } = form.values;
  const isUnknown = country !== '' && isItaly(country) && !province;
  const hint = isUnknown ? t('form.noSuggestion') : form.isSuggested ? t('form.suggested') : undefined;
  return (
    <FormPart title={t('form.documents')}>
      <PriceListField form={form} lists={form.lists} hint={hint} />
      <div className="whole">
        <Checkbox label={t('form.showLogo')} {...form.tick('showLogo')} />
      </div>
    </FormPart>
  );
}
