import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposedSections, withSection } from '#shared/offers/edit-sections.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import type { OfferView } from '../use-offer-view.ts';
import '../line/line-dialog.css';

type Props = OfferView & { id: string | null };

/** The name of a section, with the measured places proposed, and whether it prints its total only (OFR-011, OFR-012). */
export default function SectionDialog({ id, offer, onClose }: Props) {
  const { t } = useTranslation('offers');
  const { draft, edit } = offer;
  const stored = draft.sections.find((section) => section.id === id);
  const [name, setName] = useState(stored?.name ?? '');
  const [totalOnly, setTotalOnly] = useState(stored?.totalOnly ?? false);
  const proposed = proposedSections(draft);
  const submit = () => {
    const section = { id: id ?? newInnerId(), name: name.trim(), totalOnly };
    onClose();
    edit((now) => withSection(now, section));
  };
  return (
    <FormDialog
      title={t(stored ? 'edit.section.edit' : 'edit.section.new')}
      action={t(stored ? 'edit.line.apply' : 'edit.section.add')}
      width={500}
      disabled={name.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('edit.section.name')}
        required
        longest={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {proposed.length > 0 && (
        <fieldset className="row wrap section-places">
          <legend className="muted s">{t('edit.section.places')}</legend>
          {proposed.map((place) => (
            <Button key={place} small onClick={() => setName(place)}>
              {place}
            </Button>
          ))}
        </fieldset>
      )}
      <Checkbox
        label={t('edit.section.onlyTotal')}
        checked={totalOnly}
        onChange={({ target }) => setTotalOnly(target.checked)}
      />
      <p className="muted s">{t('edit.section.onlyTotalHint')}</p>
    </FormDialog>
  );
}
