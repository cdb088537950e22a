import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '#shared/format/format-rate.ts';
import { largestMarkup, offerPolicies } from '#shared/offers/offer-bounds.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { percentNotation } from '../parts/numbers.ts';
import type { OfferView } from '../use-offer-view.ts';
import { ChangesButton } from './changes-button.tsx';
import { EditableCell } from './editable-cell.tsx';
import { SuggestionsButton } from './suggestions-button.tsx';

const markups = percentNotation(largestMarkup);

/** How materials are printed, their markup, their changes, and a new section (OFR-025, OFR-026). */
export function PolicyBar(view: OfferView) {
  const { t } = useTranslation('offers');
  return (
    <div className="toolbar offer-policy">
      <PolicyFields {...view} />
      <div className="end">
        <SuggestionsButton {...view} />
        <ChangesButton {...view} />
        <Button small icon="plus" onClick={() => view.onOpen({ kind: 'section', id: null })}>
          {t('edit.add.section')}
        </Button>
      </div>
    </div>
  );
}

/** The policy of materials, and the markup, which no customer sees. */
export function PolicyFields({ offer: { draft, edit } }: OfferView) {
  const { t } = useTranslation('offers');
  const id = useId();
  const value = formatRate(draft.markup);
  return (
    <div className="policy-fields">
      <SelectField
        label={t('edit.policy.label')}
        small
        options={offerPolicies.map((policy) => ({ value: policy, label: t(`edit.policy.${policy}`) }))}
        value={draft.policy}
        onChange={({ target }) => {
          const policy = offerPolicies.find((each) => each === target.value);
          if (policy) edit((now) => ({ ...now, policy }));
        }}
      />
      <div className="markup">
        <span className="label" id={id}>
          {t('edit.policy.markup')}
        </span>
        <EditableCell
          label={t('edit.policy.editMarkup', { value })}
          field={t('edit.policy.markup')}
          value={draft.markup}
          notation={markups}
          onChange={(markup) => edit((now) => ({ ...now, markup: markup ?? 0 }))}
        >
          {value}
        </EditableCell>
      </div>
    </div>
  );
}
