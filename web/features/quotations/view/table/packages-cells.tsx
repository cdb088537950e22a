import { useTranslation } from 'react-i18next';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPack } from '#shared/format/format-pack.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { NoValue, Quantity } from '#web/components/amount.tsx';
import { Sign } from '#web/components/sign.tsx';
import { CellEdit } from './cell-edit.tsx';
import type { CellProps } from './row-props.ts';

/** One line for each package with a count (OP5). */
export function PackagesCell({ priced: { sId, row, packs }, product, commands }: CellProps<'packs'>) {
  const { t } = useTranslation('quotations');
  const lines = packs.filter(({ count }) => count > 0).map((pack) => formatPack(pack, row.um));
  if (packs.length === 0) return <NoValue />;
  const value = lines.join(', ') || t('view.table.noPackages');
  return (
    <CellEdit
      label={t('view.table.editPacks', { product, value })}
      onClick={() => commands.open({ kind: 'packs', sId })}
    >
      <span className="packs">
        {lines.length === 0 && <NoValue />}
        {lines.map((line) => (
          <PackLine key={line} line={line} />
        ))}
      </span>
    </CellEdit>
  );
}

function PackLine({ line }: { line: string }) {
  const at = line.lastIndexOf(nonBreakingSpace);
  return (
    <span>
      {line.slice(0, at + 1)}
      <span className="u">{line.slice(at + 1)}</span>
    </span>
  );
}

/** What the packages hold, against the need; pieces have no need. */
export function QuantityCell({
  priced: { row, quantity, sign, estimate },
}: CellProps<'quantity' | 'sign' | 'estimate'>) {
  const { t } = useTranslation('quotations');
  return (
    <>
      <span className="qty">
        <Sign value={sign} />
        <Quantity value={quantity} um={row.um} />
      </span>
      {row.um !== 'pz' && (
        <span className="sub need">
          {t('view.table.need', { quantity: formatQuantity(estimate, row.um) })}
        </span>
      )}
    </>
  );
}
