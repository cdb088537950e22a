import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestAmount, maximumMilestones } from '#shared/offers/offer-bounds.ts';
import { paymentPlan } from '#shared/offers/payment-plan.ts';
import type { Milestone } from '#shared/schemas/offer.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { usePlanFault } from '../totals/use-plan-fault.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { formOfMilestone, type MilestoneForm, milestoneOf, newMilestone, shareOf } from './milestone-form.ts';
import './plan-dialog.css';

type Props = {
  plan: readonly Milestone[];
  /** In cents, what is divided; the plan of an owner divides nothing yet. */
  toPay?: number;
  onTake: (plan: Milestone[]) => void;
  onClose: () => void;
};

/** The milestones of a plan; one that does not fit can be kept (OFR-070 to OFR-073). */
export function PlanFormDialog({ plan: stored, toPay, onTake, onClose }: Props) {
  const { t } = useTranslation('offers');
  const faultText = usePlanFault();
  const [start] = useState(() => stored.map(formOfMilestone));
  const [forms, setForms] = useState(start);
  const [isAsked, setAsked] = useState(false);
  const shares = forms.map(shareOf).filter((share) => share !== undefined);
  const isShared = shares.length === forms.length;
  const { amounts, fault } = paymentPlan(toPay ?? largestAmount, shares);
  const submit = () => {
    setAsked(true);
    const plan = forms.map(milestoneOf).filter((milestone) => milestone !== undefined);
    if (plan.length < forms.length) return;
    onClose();
    onTake(plan);
  };
  return (
    <FormDialog
      title={t('edit.plan.title')}
      action={t('edit.line.apply')}
      width={800}
      unsaved={JSON.stringify(forms) !== JSON.stringify(start)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={`stack plan-form${toPay === undefined ? ' of-owner' : ''}`}>
        <Milestones forms={forms} amounts={isShared ? amounts : null} isAsked={isAsked} onChange={setForms} />
        {fault && isShared && <Alert tone="warn">{faultText(fault)}</Alert>}
        <div className="row wrap">
          <Button
            small
            icon="plus"
            disabled={forms.length >= maximumMilestones}
            onClick={() => setForms((now) => withMilestone(now, newMilestone(leftOf(shares))))}
          >
            {t('edit.plan.addOne')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}

type MilestonesProps = {
  forms: readonly MilestoneForm[];
  /** None while a share is missing. */
  amounts: readonly number[] | null;
  isAsked: boolean;
  onChange: (change: (now: MilestoneForm[]) => MilestoneForm[]) => void;
};

const Milestones = ({ forms, amounts, isAsked, onChange }: MilestonesProps) =>
  forms.map((form, at) => (
    <MilestoneFields
      key={form.key}
      form={form}
      place={at + 1}
      amount={amounts?.[at] ?? null}
      isAsked={isAsked}
      onChange={(change) =>
        onChange((now) => now.map((each) => (each.key === form.key ? { ...each, ...change } : each)))
      }
      onRemove={() => onChange((now) => now.filter(({ key }) => key !== form.key))}
    />
  ));

/** A balance at the end stays there. */
function withMilestone(forms: readonly MilestoneForm[], added: MilestoneForm): MilestoneForm[] {
  const end = forms.at(-1)?.kind === 'rest' ? forms.length - 1 : forms.length;
  return forms.toSpliced(end, 0, added);
}

/** The hundredths of a percent that the milestones leave. */
const leftOf = (plan: readonly Milestone[]): number =>
  Math.max(0, 10_000 - plan.reduce((sum, { kind, value }) => sum + (kind === 'percent' ? value : 0), 0));
