import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { type Cents, cents } from '#shared/money/units.ts';
import type { PackAim } from '#shared/pricing/pack-aim.ts';
import { Money } from '#web/components/amount.tsx';
import { RadioCard } from '#web/components/radio-card.tsx';
import { Saving } from './saving.tsx';

type Props = {
  /** The name of the group of radio buttons. */
  name: string;
  aim: PackAim;
  /** The saving, in cents and packages; below 0 the aim takes more. */
  cost: number;
  packages: number;
  /** The present total of the quotation. */
  total: Cents | null;
  checked: boolean;
  onChoose: () => void;
};

/** An aim, with total, saving and packages of the whole quotation. */
export function OptimiseAim({ name, aim, cost, packages, total, checked, onChoose }: Props) {
  const { t } = useTranslation('quotations');
  const after = total === null ? null : cents(total - cost);
  const sameOrOther = packages === 0 ? 'samePackages' : packages > 0 ? 'fewer' : 'more';
  const count = Math.abs(packages);
  return (
    <RadioCard
      className="pack-proposal"
      name={name}
      label={t(`packaging.aim.${aim}`)}
      checked={checked}
      onChoose={onChoose}
    >
      <span>{t('optimise.total')}</span>{' '}
      <b className="cost">
        <Money amount={after} />
      </b>{' '}
      <Saving cost={after} now={total} />{' '}
      <span className="muted">{t(`optimise.${sameOrOther}`, { count, number: formatWhole(count) })}</span>
    </RadioCard>
  );
}
