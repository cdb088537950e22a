import { useTranslation } from 'react-i18next';
import type { Optimisation, OptimisedRow } from '#shared/editing/optimise-packs.ts';
import { formatSignedMoney } from '#shared/format/format-money.ts';
import { formatPacks } from '#shared/format/format-pack.ts';
import { type Cents, cents } from '#shared/money/units.ts';
import type { NothingToOptimise } from '#shared/pricing/aimed-packs.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Money } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import '../price-step.css';
import { RowChoices, type useLeftRows } from './row-choices.tsx';

type Props = ReturnType<typeof useLeftRows> & { chosen: Optimisation };

/** The rows that change, to be left out by their tick, and in words those that do not. */
export function OptimisedRows({ chosen, left, choose }: Props) {
  const { t } = useTranslation('quotations');
  const { changing, best, staying } = chosen;
  return (
    <div className="optimised-rows">
      {changing.length > 0 && (
        <>
          {changing.some(({ byHand }) => byHand) && <p className="muted s">{t('optimise.byHandHint')}</p>}
          <RowChoices label={t('optimise.rows')} rows={changing} left={left} choose={choose}>
            {(row) => <Change {...row} />}
          </RowChoices>
        </>
      )}
      {best.length > 0 && <p className="muted s">{t('optimise.best', { count: best.length })}</p>}
      {staying.length > 0 && <Staying staying={staying} />}
    </div>
  );
}

const packsOf = ({ packs, row }: PricedRow) => formatPacks(packs, row.um).join(' + ') || '0';

/** Packages and cost of a row before and after. */
function Change({ before, after, byHand }: OptimisedRow) {
  const { t } = useTranslation('quotations');
  const [was, is] = [packsOf(before), packsOf(after)];
  return (
    <dl>
      <div>
        <dt>
          {t('optimise.packages')} {byHand && <Badge>{t('optimise.byHand')}</Badge>}
        </dt>
        <dd>{was === is ? was : <BeforeAfter before={was} after={is} />}</dd>
      </div>
      <div className="cost">
        <dt>{t('packaging.cost')}</dt>
        <dd>
          <CostStep before={before.cost ?? nothing} after={after.cost ?? nothing} />
        </dd>
      </div>
    </dl>
  );
}

const nothing = cents(0);

/** A cost before and after, with the difference: those of all rows add up to what the aim saves. */
function CostStep({ before, after }: Record<'before' | 'after', Cents>) {
  if (before === after) return <Money amount={after} />;
  const difference = cents(after - before);
  return (
    <BeforeAfter before={<Money amount={before} />} after={<Money amount={after} />}>
      <span className={`price-change num nowrap${difference < 0 ? ' down' : ''}`}>
        {formatSignedMoney(difference)}
      </span>
    </BeforeAfter>
  );
}

const reasons: readonly NothingToOptimise[] = ['pieces', 'noPrice', 'noEstimate', 'beyondLimits'];

/** The rows that cannot be optimised, by their reason. */
function Staying({ staying }: Pick<Optimisation, 'staying'>) {
  const { t, i18n } = useTranslation('quotations');
  const text = useProductText();
  const list = new Intl.ListFormat(i18n.language);
  return (
    <section className="muted s">
      <h3>{t('optimise.staying')}</h3>
      <ul>
        {reasons.map((reason) => {
          const rows = staying.filter(({ why }) => why === reason);
          const names = list.format(rows.map(({ row }) => text(row.row.name).text));
          return rows.length > 0 && <li key={reason}>{t(`optimise.why.${reason}`, { names })}</li>;
        })}
      </ul>
    </section>
  );
}
