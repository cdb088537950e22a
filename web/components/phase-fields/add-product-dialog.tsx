import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addProductForm } from '#shared/schemas/phase-input.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import type { PhaseReferences } from './references.ts';

type Props = {
  number: number;
  chosen: readonly string[];
  references: Pick<PhaseReferences, 'products'>;
  onAdd: (product: string) => void;
  onClose: () => void;
};

/** One more product for a choice: those that it has, and archived ones, are not offered (PHA-041 to PHA-043). */
export function AddProductDialog({ number, chosen, references, onAdd, onClose }: Props) {
  const { t } = useTranslation(['phases', 'common']);
  const message = useMessage(['phases']);
  const { control, handleSubmit } = useForm({
    mode: 'onSubmit',
    defaultValues: { product: '' },
    resolver: standardSchemaResolver(addProductForm),
  });
  const options = [...references.products]
    .filter(([id, { archived }]) => !archived && !chosen.includes(id))
    .map(([value, { name }]) => ({ value, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'it'));
  const submit = handleSubmit(({ product }) => {
    onAdd(product);
    onClose();
  });
  return (
    <Dialog
      title={t('addProduct.title')}
      context={t('addProduct.context', { number })}
      onSubmit={() => void submit()}
      onClose={onClose}
      footer={<SubmitButtons icon="plus">{t('addProduct.add')}</SubmitButtons>}
    >
      <Controller
        name="product"
        control={control}
        render={({ field, fieldState }) => (
          <SearchSelect
            label={t('addProduct.product')}
            required
            placeholder={t('common:field.choose')}
            options={options}
            error={message(fieldState.error?.message)}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
    </Dialog>
  );
}
