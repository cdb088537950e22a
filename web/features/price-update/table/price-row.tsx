import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPrice, formatSignedPrice } from '#shared/format/format-price.ts';
import { packSize } from '#shared/format/pack-size.ts';
import { textIn } from '#shared/format/text-in.ts';
import { Badge } from '#web/components/badge.tsx';
import { Delta } from '#web/components/delta.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { FactorInput } from '../factors/factor-input.tsx';
import type { Factors } from '../state/use-factors.ts';
import type { ShownLine } from './shown-lines.ts';

type Props = { line: ShownLine; factors: Factors };

const rowClass = ({ state, isFixed, isFirstOfRange }: ShownLine) =>
  [isFixed && 'skipped', state !== 'changed' && 'same', isFirstOfRange && 'first']
    .filter(Boolean)
    .join(' ') || undefined;

/** One price before and after. */
export function PriceRow({ line, factors }: Props) {
  const { t, i18n } = useTranslation('priceUpdate');
  const { prices, state } = line;
  const dash = <span className="faint">—</span>;
  const numeric = (name: 'pack' | 'before' | 'after' | 'difference') =>
    ({ ...tableRoles.cell, className: `card-value num ${name}`, 'data-l': t(`table.${name}`) }) as const;
  return (
    <tr {...tableRoles.row} className={rowClass(line)}>
      <td {...tableRoles.cell} className="card-title range">
        <div>
          <span className={line.isFirstOfRange ? undefined : 'again'}>
            {textIn(line.rangeName, i18n.language)}
          </span>
          {line.isFirstOfRange && line.isFixed && <FixedBadge line={line} />}
        </div>
      </td>
      <td {...numeric('pack')}>{packSize(line.packaging, line.um)}</td>
      <FactorCell line={line} factors={factors} />
      <td {...numeric('before')}>{prices ? formatPrice(prices.before) : dash}</td>
      <td {...numeric('after')}>
        {prices ? state === 'changed' ? <b>{formatPrice(prices.after)}</b> : formatPrice(prices.after) : dash}
      </td>
      <td {...numeric('difference')}>{prices ? formatSignedPrice(prices.difference) : dash}</td>
      <td {...tableRoles.cell} className="card-value num variation" data-l={t('table.variation')}>
        {prices && state !== 'skipped' ? (
          <Delta variation={prices.variation} />
        ) : (
          <span className="delta none">{t(`state.${state}`)}</span>
        )}
      </td>
    </tr>
  );
}

/** Why no factor changes a range: its prices were changed lately, or another update will have changed them. */
function FixedBadge({ line: { changedAt, state } }: { line: ShownLine }) {
  const { t } = useTranslation('priceUpdate');
  const tense = (changedAt ?? '') > new Date().toISOString() ? 'will' : 'was';
  const words = state === 'skipped' ? 'skipped' : 'fixed';
  return <Badge icon="clock">{t(`table.${words}.${tense}`, { date: formatDate(changedAt ?? '') })}</Badge>;
}

function FactorCell({ line, factors }: Props) {
  const { t, i18n } = useTranslation('priceUpdate');
  const { product, range, name, rangeName, isFirstOfRange, isFixed } = line;
  const label = t('factor.ofRange', {
    range: textIn(rangeName, i18n.language),
    product: textIn(name, i18n.language),
  });
  if (!isFirstOfRange) return <td {...tableRoles.cell} className="card-value no-factor" />;
  return (
    <td {...tableRoles.cell} className="card-value num factor-cell" data-l={t('table.factor')}>
      {isFixed ? (
        <span className="faint">—</span>
      ) : (
        <FactorInput
          label={label}
          field={`${product} ${range}`}
          factors={factors}
          factor={line.factor}
          isOwn={line.isOwn}
          onChange={(factor) => factors.setRange(product, range, factor)}
        />
      )}
    </td>
  );
}
