import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import type { MergedField } from '#shared/customers/merged-customer.ts';
import { formOf } from '#web/components/customer-form/use-customer-form.ts';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { useListText } from '#web/lib/use-list-text.ts';
import { useShownField } from '../form/use-shown-fields.ts';
import type { MergeChoices } from './merge-choices.ts';

type Props = { pair: readonly [WholeCustomer, WholeCustomer]; choices: MergeChoices };

/** The fields that differ, each with both values; an empty one is filled from the other (CUS-037). */
export function MergeFields({ pair, choices }: Props) {
  const { t } = useTranslation(['customerMerge', 'customers']);
  const listText = useListText();
  const { differing, filled, kept } = choices;
  const fieldName = (field: MergedField) => t(`customers:fields.${field}`);
  return (
    <section className="merge-fields" aria-label={t('fields')}>
      <h3>{t('fields')}</h3>
      {differing.length === 0 && <p className="muted">{t('noDifference')}</p>}
      {differing.map((field) => (
        <fieldset key={field}>
          <legend>{fieldName(field)}</legend>
          {pair.map((customer) => (
            <Value key={customer.id} {...{ field, customer, choices }} />
          ))}
        </fieldset>
      ))}
      {filled.length > 0 && (
        <p className="muted">
          {t('filled', { name: customerName(kept), fields: listText(filled.map(fieldName)) })}
        </p>
      )}
    </section>
  );
}

type ValueProps = { field: MergedField; customer: WholeCustomer; choices: MergeChoices };

function Value({ field, customer, choices: { ownerOf, choose } }: ValueProps) {
  const { t } = useTranslation('customerMerge');
  const shown = useShownField();
  return (
    <label className="merge-value">
      <input
        type="radio"
        name={`merge-${field}`}
        checked={ownerOf(field) === customer.id}
        onChange={() => choose(field, customer.id)}
      />
      <span className="grow">{shown(formOf(customer), field)}</span>
      <span className="vh">{t('of', { name: customerName(customer) })}</span>
    </label>
  );
}
