import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WorkContent, WorkForm } from '#shared/schemas/work-input.ts';
import { freeCode } from '#shared/works/work-code.ts';
import { useSaved } from '#web/components/use-saved.ts';
import { CreateWorkDocument } from '#web/graphql/works.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useWorkName } from '../parts/use-work-name.ts';
import { worksKey } from '../use-works.ts';
import { LoadedWork } from './loaded-work.tsx';
import { emptyForm, formOf, useWorkForm } from './use-work-form.ts';
import { WorkFormDialog } from './work-form-dialog.tsx';

type Common = { groups: readonly string[]; codes: readonly string[]; onClose: () => void };
type Props = Common & {
  /** The id of the work that is copied. */
  original?: string;
};

/** A new work; a copy of another one begins with its content and a free code (WRK-011). */
export default function NewWorkDialog({ original, ...props }: Props) {
  if (original === undefined) return <Creation {...props} start={emptyForm} />;
  return (
    <LoadedWork id={original} onClose={props.onClose}>
      {(work) => <Creation {...props} start={{ ...formOf(work), code: freeCode(work.code, props.codes) }} />}
    </LoadedWork>
  );
}

function Creation({ start, groups, onClose }: Common & { start: WorkForm }) {
  const { t } = useTranslation('works');
  const nameOf = useWorkName();
  const form = useWorkForm(start);
  const keyOf = useAttemptKey(randomId);
  const saved = useSaved(worksKey, onClose);
  const saving = useMutation({
    mutationFn: async (work: WorkContent) =>
      (await request(CreateWorkDocument, { key: keyOf(work), work })).createWork,
    onSuccess: (made) => saved(t('form.created', { name: nameOf(made) })),
  });
  return (
    <WorkFormDialog
      title={t('form.new')}
      action={t('form.create')}
      {...{ form, groups, saving, onClose }}
      onSave={saving.mutate}
    />
  );
}
