import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { romeDay } from '#shared/format/rome-time.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { newPartId } from '../form/use-part.ts';
import type { AddedLine } from './use-colour-card.ts';

type Props = { add: (line: AddedLine) => Promise<unknown>; onClose: () => void };

const today = () => romeDay(new Date());

/** A colour that no quotation has (CUS-035). */
export default function ColourLineDialog({ add, onClose }: Props) {
  const { t } = useTranslation('customers');
  const [start] = useState(() => ({ id: newPartId(), product: '', colour: '', place: '', day: today() }));
  const [line, setLine] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const isComplete = Boolean(line.product.trim() && line.colour.trim() && line.day);
  const field = (name: 'product' | 'colour' | 'place', longest: number) => ({
    label: t(`colours.${name}`),
    autoComplete: 'off',
    longest,
    value: line[name],
    onChange: ({ target }: { target: { value: string } }) => setLine({ ...line, [name]: target.value }),
  });
  const submit = async () => {
    setBusy(true);
    const isSaved = await add({ ...line, place: line.place.trim() || null }).then(
      () => true,
      () => false,
    );
    if (isSaved) onClose();
    else setBusy(false);
  };
  return (
    <FormDialog
      title={t('colours.new')}
      width={600}
      action={t('colours.save')}
      disabled={!isComplete}
      busy={isBusy}
      unsaved={JSON.stringify(line) !== JSON.stringify(start)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField {...field('product', 200)} required />
      <TextField {...field('colour', 100)} required />
      <TextField {...field('place', 100)} hint={t('colours.placeHint')} />
      <TextField
        label={t('colours.day')}
        required
        type="date"
        value={line.day}
        onChange={({ target }) => setLine({ ...line, day: target.value })}
      />
    </FormDialog>
  );
}
