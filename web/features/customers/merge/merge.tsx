import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { Alert } from '#web/components/alert.tsx';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';
import { townOf } from '../parts/reach.ts';
import { useCustomerUses } from '../use-customer-uses.ts';
import { type MergeChoices, useMergeChoices } from './merge-choices.ts';
import { MergeFields } from './merge-fields.tsx';
import { MergeMoves } from './merge-moves.tsx';
import { MergeProgress } from './merge-progress.tsx';
import { useMerge } from './use-merge.ts';
import './merge.css';

type Props = {
  pair: readonly [WholeCustomer, WholeCustomer];
  onMerged: ((kept: string) => void) | undefined;
  onClose: () => void;
};

/** Two customers side by side: which stays, what is kept of each, and what moves (CUS-037). */
export function Merge({ pair, onMerged, onClose }: Props) {
  const { t } = useTranslation('customerMerge');
  const failureText = useFailureText({ conflict: t('conflict') });
  const choices = useMergeChoices(pair);
  const { kept, other, fromOther, merged, overfull, wrong } = choices;
  const { starting, begun, job, failure } = useMerge();
  if (begun && job)
    return (
      <MergeProgress
        {...{ job, failure }}
        name={customerName(merged)}
        onClose={() => {
          onClose();
          onMerged?.(begun.kept);
        }}
      />
    );
  const merge = {
    ...{ kept: kept.id, keptRevision: kept.revision, other: other.id, otherRevision: other.revision },
    fromOther,
  };
  return (
    <FormDialog
      title={t('title')}
      context={t('text')}
      width={800}
      action={t('action')}
      busy={starting.isPending}
      disabled={Boolean(overfull ?? wrong)}
      unsaved={fromOther.length > 0}
      failure={starting.error ? failureText(starting.error) : undefined}
      onSubmit={() => starting.mutate(merge)}
      onClose={onClose}
    >
      <WhoStays pair={pair} choices={choices} />
      <MergeFields pair={pair} choices={choices} />
      <MergeMoves choices={choices} />
      <Obstacle choices={choices} />
    </FormDialog>
  );
}

function WhoStays({ pair, choices: { kept, keep } }: Pick<Props, 'pair'> & { choices: MergeChoices }) {
  const { t } = useTranslation(['customerMerge', 'customers']);
  const { data: uses } = useCustomerUses();
  return (
    <div className="merge-stays">
      <RadioCards legend={t('stays')}>
        {pair.map((customer) => {
          const use = uses?.find((one) => one.customer === customer.id);
          return (
            <RadioCard
              key={customer.id}
              name="kept"
              label={customerName(customer)}
              checked={customer.id === kept.id}
              onChoose={() => keep(customer.id)}
            >
              <span>
                {[t(`customers:kinds.${customer.kind}`), townOf({ ...customer, postalCode: null })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {uses && (
                <span className="muted">
                  {[
                    t('quotations', { count: use?.quotations ?? 0 }),
                    t('offers', { count: use?.offers ?? 0 }),
                  ].join(' · ')}
                </span>
              )}
            </RadioCard>
          );
        })}
      </RadioCards>
    </div>
  );
}

/** Why the two cannot be one as they are chosen. */
function Obstacle({ choices: { overfull, wrong } }: { choices: MergeChoices }) {
  const { t } = useTranslation('customerMerge');
  const fieldText = useTextOf('customers:fields');
  if (overfull) return <Alert tone="err">{t(`overfull.${overfull}`)}</Alert>;
  if (!wrong) return null;
  return <Alert tone="err">{t('wrong', { field: fieldText(wrong.field) })}</Alert>;
}
