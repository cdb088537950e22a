import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatPacks } from '#shared/format/format-pack.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { Cents } from '#shared/money/units.ts';
import type { PackAim } from '#shared/pricing/pack-aim.ts';
import { type PackAlternative, packAlternatives } from '#shared/pricing/pack-alternatives.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Money } from '#web/components/amount.tsx';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { Saving } from './saving.tsx';
import './pack-optimiser.css';

type Props = {
  /** The row with the counts on trial. */
  row: PricedRow;
  onChoose: (aim: PackAim) => void;
};

/** The best mixes of packages, one for each aim; the counts follow the one that is chosen. */
export function PackOptimiser({ row, onChoose }: Props) {
  const { t } = useTranslation('quotations');
  // Computed once: estimate, sizes and prices stay while the dialog is open.
  const [found] = useState(() => packAlternatives(row));
  const name = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => focusChosen(choices.current), []);
  if (typeof found === 'string')
    return <Alert tone="info">{t(`packaging.nothingToOptimise.${found}`)}</Alert>;
  return (
    <RadioCards legend={t('packaging.proposals')} ref={choices}>
      {found.map((proposal) => (
        <PackProposal
          key={proposal.aims.join()}
          name={name}
          proposal={proposal}
          um={row.row.um}
          now={row.cost}
          checked={proposal.aims.some((aim) => aim === row.row.packAim)}
          onChoose={() => proposal.aims[0] && onChoose(proposal.aims[0])}
        />
      ))}
    </RadioCards>
  );
}

function focusChosen(choices: HTMLElement | null) {
  const chosen = choices?.querySelector<HTMLInputElement>('input:checked') ?? choices?.querySelector('input');
  chosen?.focus();
}

type ProposalProps = {
  /** The name of the radio group. */
  name: string;
  proposal: PackAlternative;
  um: string;
  /** The cost of the counts that are shown. */
  now: Cents | null;
  checked: boolean;
  onChoose: () => void;
};

function PackProposal({ name, proposal, um, now, checked, onChoose }: ProposalProps) {
  const { t } = useTranslation('quotations');
  const { aims, packs, leftover, packages } = proposal;
  const left =
    leftover === 0
      ? t('packaging.leavesNothing')
      : t('packaging.leaves', { quantity: formatQuantity(leftover, um) });
  return (
    <RadioCard
      className="pack-proposal"
      name={name}
      label={aims.map((aim) => t(`packaging.aim.${aim}`)).join(' · ')}
      checked={checked}
      onChoose={onChoose}
    >
      <span>{formatPacks(packs, um).join(' + ')}</span>{' '}
      <b className="cost">
        <Money amount={proposal.cost} />
      </b>{' '}
      {!checked && <Saving cost={proposal.cost} now={now} />}{' '}
      <span className="muted">
        {left} · {t('packaging.packages', { count: packages, number: formatWhole(packages) })}
      </span>
    </RadioCard>
  );
}
