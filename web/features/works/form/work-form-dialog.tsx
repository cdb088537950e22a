import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkContent } from '#shared/schemas/work-input.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { WorkFormState } from '../parts/amount-field.tsx';
import { CostPart } from './cost-part.tsx';
import { LongTextsPart } from './long-texts-part.tsx';
import { PhasesPart } from './phases-part.tsx';
import { PricePart } from './price-part.tsx';
import { TextsPart } from './texts-part.tsx';
import './work-form.css';

type Props = {
  title: string;
  /** The work that is edited. */
  context?: string;
  action: string;
  form: WorkFormState;
  groups: readonly string[];
  saving: { isPending: boolean; error: unknown };
  /** At the left of the buttons. */
  start?: ReactNode;
  onSave: (content: WorkContent) => void;
  onClose: () => void;
};

/** The dialog of a work, new or not; a sheet on phones (WRK-002, WRK-030). */
export function WorkFormDialog({ form, groups, saving, start, onSave, ...dialog }: Props) {
  const { t } = useTranslation(['works', 'errors']);
  const failureText = useFailureText();
  const { setError, setFocus, formState, watch, handleSubmit } = form;
  const { error, isPending } = saving;
  const isTaken = Boolean(error) && codeOf(error) === 'work-code-taken';
  const isComplete = watch('code').trim() !== '' && watch('description.it').trim() !== '';
  useEffect(() => {
    if (!isTaken || isPending) return;
    setError('code', { message: 'errors.work-code-taken' });
    setFocus('code');
  }, [isTaken, isPending, setError, setFocus]);
  return (
    <FormDialog
      {...dialog}
      width={600}
      disabled={!isComplete}
      footerStart={start}
      failure={error && !isTaken ? failureText(error) : undefined}
      busy={isPending}
      unsaved={formState.isDirty}
      onSubmit={() => void handleSubmit((content) => onSave(content))()}
    >
      <div className="work-form">
        <TextsPart form={form} groups={groups} />
        <PricePart form={form} />
        <CostPart form={form} title={t('form.onlyForMe')} />
        <LongTextsPart form={form} />
        <PhasesPart form={form} />
      </div>
    </FormDialog>
  );
}
