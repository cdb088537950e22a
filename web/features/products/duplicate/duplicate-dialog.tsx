import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { longestName } from '#shared/schemas/product-parts-input.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { type Duplication, useDuplicateForm } from './use-duplicate-form.ts';

type Props = Duplication & {
  /** Edits of the original wait to be saved: they are not copied. */
  hasUnsavedEdits?: boolean;
};

/** Asks how the copy is called, and opens it; a failure keeps what was typed. */
export default function DuplicateDialog({ hasUnsavedEdits, ...duplication }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const failureText = useFailureText();
  const message = useMessage(['common']);
  const { original, onClose } = duplication;
  const name = useProductText()(original.name).text;
  const { register, formState, busy, error, submit } = useDuplicateForm(duplication);
  return (
    <Dialog
      title={t('duplicate.title')}
      context={name}
      unsaved={formState.isDirty}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      footer={<SubmitButtons icon="copy">{t('duplicate.action')}</SubmitButtons>}
    >
      <div className="stack">
        {error && (
          <Alert tone="err" action={<MadeLink failure={error} to={paths.product} />}>
            {failureText(error)}
          </Alert>
        )}
        {hasUnsavedEdits && <Alert tone="info">{t('duplicate.savedOnly')}</Alert>}
        <p>{t('duplicate.text')}</p>
        <TextField
          label={t('duplicate.nameIt')}
          required
          data-autofocus
          autoComplete="off"
          longest={longestName}
          error={message(formState.errors.it?.message)}
          {...register('it')}
        />
        <TextField
          label={t('duplicate.nameEn')}
          autoComplete="off"
          longest={longestName}
          hint={t('duplicate.nameEnHint')}
          {...register('en')}
        />
      </div>
    </Dialog>
  );
}
