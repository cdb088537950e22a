import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import {
  longestPhaseName,
  type PhaseNameForm,
  type PhaseNames,
  phaseNameForm,
} from '#shared/schemas/phase-input.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';

type Props = {
  title: string;
  context: string;
  action: string;
  icon: IconName;
  names: PhaseNames;
  saving: { mutate: (name: PhaseNameForm) => void; isPending: boolean; error: unknown };
  onClose: () => void;
};

/** Asks for the names of a phase; the English one is optional (PHA-014 to PHA-018). A failure keeps what was typed. */
export function PhaseNameDialog({ names, saving, ...dialog }: Props) {
  const { t } = useTranslation('phases');
  const message = useMessage(['phases']);
  const failureText = usePhaseFailure();
  const { register, handleSubmit, formState } = useForm<PhaseNames, unknown, PhaseNameForm>({
    mode: 'onTouched',
    defaultValues: names,
    resolver: standardSchemaResolver(phaseNameForm),
  });
  const { errors, isDirty, isValid } = formState;
  const { mutate, isPending, error } = saving;
  return (
    <FormDialog
      {...dialog}
      disabled={!isValid}
      unsaved={isDirty}
      busy={isPending}
      failure={error ? failureText(error, 'save') : undefined}
      failureAction={<MadeLink failure={error} to={paths.phase} />}
      onSubmit={() => void handleSubmit((name) => mutate(name))()}
    >
      <TextField
        label={t('dialog.nameIt')}
        required
        data-autofocus
        autoComplete="off"
        longest={longestPhaseName}
        error={message(errors.it?.message)}
        {...register('it')}
      />
      <TextField
        label={t('dialog.nameEn')}
        autoComplete="off"
        longest={longestPhaseName}
        hint={t('dialog.nameEnHint')}
        error={message(errors.en?.message)}
        {...register('en')}
      />
    </FormDialog>
  );
}
