import { useTranslation } from 'react-i18next';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { PriceListFields } from './price-list-fields.tsx';
import type { PriceListFormState } from './use-price-list-form.ts';

type Props = {
  title: string;
  /** What the primary button says. */
  action: string;
  form: PriceListFormState;
  busy: boolean;
  error: unknown;
  onForget: () => void;
  onSave: (list: PriceListForm) => void;
  onClose: () => void;
};

/** The dialog of a price list, new or not; 600 wide at most (PLI-018). */
export function PriceListDialog({ title, action, form, busy, error, onForget, onSave, onClose }: Props) {
  const { t } = useTranslation('priceLists');
  const isNamed = form.watch('name').trim() !== '';
  return (
    <Dialog
      title={title}
      width={600}
      busy={busy}
      unsaved={form.formState.isDirty}
      onSubmit={() => void form.handleSubmit((list) => onSave(list))()}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            type="submit"
            busy={busy}
            disabledReason={!isNamed && t('dialog.nameMissing')}
          >
            {action}
          </Button>
        </>
      }
    >
      <PriceListFields form={form} error={error} onForget={onForget} />
    </Dialog>
  );
}
