import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { cents } from '#shared/money/units.ts';
import { tidied } from '#shared/offers/settings-form.ts';
import type { Milestone } from '#shared/schemas/offer.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { SettingsField } from './settings-field.tsx';
import type { SettingsDraft } from './use-settings.ts';

const PlanDialog = lazyDialog(() => import('./plan-dialog.tsx'));

type Props = { settings: SettingsDraft };

/** The account that plans are paid to, and the plan that every offer begins with (OFR-070, OFR-078). */
export function PaymentCard({ settings }: Props) {
  const { t } = useTranslation(['offerList', 'offers']);
  const [isOpen, setOpen] = useState(false);
  const { plan } = settings.draft;
  return (
    <Card title={t('settings.payment')}>
      <SettingsField
        settings={settings}
        name="iban"
        label={t('settings.iban')}
        hint={t('settings.ibanHint')}
        longest={50}
        autoCapitalize="characters"
        spellCheck={false}
        tidy={tidied.iban}
      />
      <section className="stack-s" aria-label={t('settings.plan')}>
        <h3>{t('settings.plan')}</h3>
        <p className="muted s">{t(plan.length > 0 ? 'settings.planText' : 'settings.noPlan')}</p>
        <Milestones plan={plan} />
        <div>
          <Button small icon="pencil" disabled={settings.editing.saving} onClick={() => setOpen(true)}>
            {t(plan.length > 0 ? 'offers:edit.plan.edit' : 'offers:edit.plan.add')}
          </Button>
        </div>
      </section>
      <DialogPlace>{isOpen && <PlanDialog settings={settings} onClose={() => setOpen(false)} />}</DialogPlace>
    </Card>
  );
}

/** Each milestone with its share, and when it is due. */
function Milestones({ plan }: { plan: readonly Milestone[] }) {
  const { t } = useTranslation('offers');
  const shareOf = ({ kind, value }: Milestone) => {
    if (kind === 'rest') return t('edit.plan.rest');
    return kind === 'percent' ? formatRate(value) : formatMoney(cents(value));
  };
  if (plan.length === 0) return null;
  return (
    <ul className="owner-plan">
      {plan.map((milestone, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: milestones are told by their place alone
        <li key={at}>
          <b>{shareOf(milestone)}</b>
          <span>{milestone.label}</span>
          <small>{t(`edit.plan.when.${milestone.when.at}`)}</small>
        </li>
      ))}
    </ul>
  );
}
