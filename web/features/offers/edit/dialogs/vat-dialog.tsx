import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withVatOfAll } from '#shared/offers/edit-lines.ts';
import { Button } from '#web/components/button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { vatOptions } from '../parts/vat-options.ts';
import type { OfferView } from '../use-offer-view.ts';

type Props = OfferView & {
  /** The pressed code, where it is not that of new lines. */
  code?: string;
};

/** The code of new lines; for all lines, after how many would change is said (OFR-055, OFR-056). */
export default function VatDialog({ code, ...view }: Props) {
  const { t } = useTranslation('offers');
  const { offer, onClose } = view;
  const { draft, edit, editWithUndo } = offer;
  const [vat, setVat] = useState(code ?? draft.defaultVat ?? '');
  const options = vatOptions(view, vat);
  const label = options.find(({ value }) => value === vat)?.label ?? vat;
  const count = draft.lines.filter((line) => line.vat !== vat).length;
  const forAll = () => {
    onClose();
    editWithUndo(
      (now) => withVatOfAll({ ...now, defaultVat: vat }, vat),
      t('edit.vat.changed', { count, label }),
    );
  };
  const submit = () => {
    onClose();
    edit((now) => ({ ...now, defaultVat: vat }));
  };
  return (
    <FormDialog
      title={t('edit.vat.title')}
      action={t('edit.vat.newLines')}
      disabled={vat === '' || vat === draft.defaultVat}
      secondary={
        <Button disabled={count === 0 || vat === ''} onClick={forAll}>
          {t('edit.vat.toAll')}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('edit.vat.code')}
        hint={t('edit.vat.willChange', { count })}
        options={options}
        value={vat}
        onChange={({ target }) => setVat(target.value)}
      />
    </FormDialog>
  );
}
