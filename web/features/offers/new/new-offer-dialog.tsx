import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import CustomerField from '#web/components/customer-form/customer-field.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { OfferBeginning } from '#web/lib/ask-for-offer.ts';
import { ContactField } from './contact-field.tsx';
import { type Choice, useChoice } from './use-choice.ts';
import { useCreation } from './use-creation.ts';

type Props = { start: OfferBeginning; onClose: () => void };

/** A new offer: empty, of a quotation, of a template, for a customer or for nobody yet (OFR-003, OFR-004). */
export default function NewOfferDialog({ start, onClose }: Props) {
  const { t } = useTranslation('offerList');
  const choice = useChoice(start);
  const { chosen, change } = choice;
  const { create, isPending, failure, error } = useCreation(onClose);
  return (
    <FormDialog
      title={t('new.title')}
      context={t('new.context')}
      action={t('new.action')}
      busy={isPending}
      failure={failure}
      failureAction={<MadeLink failure={error} to={paths.offer} />}
      unsaved={choice.isChanged}
      onSubmit={() => create(choice.wish)}
      onClose={onClose}
    >
      <SearchSelect
        label={t('new.quotation')}
        hint={t('new.quotationHint')}
        placeholder={t('new.noQuotation')}
        clearable
        options={choice.options}
        value={chosen.quotation}
        onChange={choice.takeQuotation}
      />
      <CustomerField start={start.customer} value={chosen} onChange={choice.takePeople} />
      {chosen.customerId && (
        <ContactField
          customer={chosen.customerId}
          value={chosen.contactId}
          onChange={(contactId) => change({ contactId })}
        />
      )}
      <TemplateField choice={choice} />
      <TextField
        label={t('new.name')}
        hint={t('new.nameHint')}
        placeholder={choice.proposed}
        longest={200}
        value={chosen.title}
        onChange={({ target }) => change({ title: target.value })}
      />
    </FormDialog>
  );
}

function TemplateField({ choice: { chosen, change, templates } }: { choice: Choice }) {
  const { t } = useTranslation('offerList');
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={t('new.template')}
      placeholder={t('new.noTemplate')}
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.template}
      onChange={({ target }) => change({ template: target.value })}
    />
  );
}
