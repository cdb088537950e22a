import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type PhaseNameForm, type PhaseNames, phaseNameForm } from '#shared/schemas/phase-input.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';

type Props = {
  title: string;
  context: string;
  action: string;
  icon: IconName;
  names: PhaseNames;
  busy: boolean;
  failure: string | undefined;
  onSubmit: (name: PhaseNameForm) => void;
  onClose: () => void;
};

/** Asks for the names of a phase: the Italian one is required, the English one need not be given (PHA-014 to PHA-018). */
export function PhaseNameDialog(props: Props) {
  const { title, context, action, icon, names, busy, failure, onSubmit, onClose } = props;
  const { t } = useTranslation('phases');
  const message = useMessage(['phases']);
  const { register, handleSubmit, formState } = useForm<PhaseNames, unknown, PhaseNameForm>({
    mode: 'onTouched',
    defaultValues: names,
    resolver: standardSchemaResolver(phaseNameForm),
  });
  const { errors, isDirty, isValid } = formState;
  return (
    <Dialog
      title={title}
      context={context}
      unsaved={isDirty}
      busy={busy}
      onSubmit={() => void handleSubmit(onSubmit)()}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" type="submit" icon={icon} busy={busy} disabled={!isValid}>
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Alert tone="err">{failure}</Alert>}
        <TextField
          label={t('dialog.nameIt')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={200}
          error={message(errors.it?.message)}
          {...register('it')}
        />
        <TextField
          label={t('dialog.nameEn')}
          autoComplete="off"
          maxLength={200}
          hint={t('dialog.nameEnHint')}
          error={message(errors.en?.message)}
          {...register('en')}
        />
      </div>
    </Dialog>
  );
}
