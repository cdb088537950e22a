import { FormConflict } from '#web/components/form-conflict.tsx';
import type { UpdateForm } from './update-form.ts';
import type { Conflict } from './use-conflict.ts';
import { useShownUpdate } from './use-shown-update.ts';

type Props = {
  conflict: Conflict;
  /** Goes on with a version, in the place of the update that waits now. */
  onGoOn: (form: UpdateForm) => void;
  onClose: () => void;
};

/** Two people changed a waiting update: what the other one changed, and what both did (OPC-50). */
export function UpdateConflict({ conflict: { preview, successor, forms }, onGoOn, onClose }: Props) {
  const shown = useShownUpdate(preview, Object.values(forms));
  const { startedBy: updatedBy, startedAt: updatedAt } = successor.job;
  return (
    <FormConflict
      forms={forms}
      theirs={{ updatedBy, updatedAt }}
      shown={shown}
      busy={false}
      onSave={onGoOn}
      onReload={() => onGoOn(forms.theirs)}
      onClose={onClose}
    />
  );
}
