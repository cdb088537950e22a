import { useTranslation } from 'react-i18next';
import { cents } from '#shared/money/units.ts';
import { Money } from '#web/components/amount.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAcceptedWith } from './use-accepted-with.ts';
import type { SentOffer } from './use-sent-offer.ts';
import './sent-sums.css';

type Accepted = NonNullable<SentOffer['accepted']>;
type Props = {
  /** Undefined while they are loaded. */
  sums: Pick<Accepted, 'value' | 'vat' | 'stamp' | 'total'> | undefined;
  waits?: boolean;
  accepted: Accepted | null;
};

/** The sums of a version; of an accepted one with what was chosen and each instalment. */
export default function SentSums({ sums, waits = false, accepted }: Props) {
  const { t } = useTranslation('sentOffer');
  const chosen = useAcceptedWith()(accepted);
  const stamp = sums?.stamp ?? 0;
  return (
    <section className="card" aria-label={t('aside.sums')}>
      {chosen && <p className="accepted-with">{chosen}</p>}
      <dl className="sent-sums">
        <Sum name={t('aside.taxable')} amount={sums?.value} waits={waits} />
        <Sum name={t('aside.vat')} amount={sums?.vat} waits={waits} />
        {stamp > 0 && <Sum name={t('aside.stamp')} amount={stamp} />}
        <Sum name={t('aside.total')} amount={sums?.total} waits={waits} look="grand" />
        {accepted?.plan.map(({ label, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: instalments are told by their place alone
          <Sum key={at} name={label} amount={amount} />
        ))}
      </dl>
    </section>
  );
}

type SumProps = { name: string; amount: number | null | undefined; waits?: boolean; look?: 'grand' };

const Sum = ({ name, amount, waits = false, look }: SumProps) => (
  <div className={look}>
    <dt>{name}</dt>
    <dd>
      {amount === undefined ? (
        <Skeleton width="80px" shown={waits} />
      ) : (
        <Money amount={amount === null ? null : cents(amount)} />
      )}
    </dd>
  </div>
);
