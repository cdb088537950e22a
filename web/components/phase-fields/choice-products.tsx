import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { RowGrips } from '#web/components/row-grips.tsx';
import { moved } from '#web/lib/moved.ts';
import { AddProductDialog } from './add-product-dialog.tsx';
import { AddButton } from './lines.tsx';
import type { PhaseReferences } from './references.ts';
import './phase-fields.css';

type WithProducts = { products: string[] };

type Props = {
  choice: WithProducts;
  number: number;
  /** The id of the choice; a product may be in several choices of the screen. */
  id: string;
  references: Pick<PhaseReferences, 'products'>;
  onEdit: (change: <Of extends WithProducts>(now: Of) => Of) => void;
};

/** The products of a choice in their order (PHA-040 to PHA-043, PHA-047). */
export function ChoiceProducts({ choice, number, id, references, onEdit }: Props) {
  const { t } = useTranslation('phases');
  const [adding, setAdding] = useState(false);
  const { products } = choice;
  const rows = useMemo(
    () =>
      products.map((product) => ({
        id: `${id} ${product}`,
        product,
        name: references.products.get(product)?.name ?? product,
      })),
    [products, id, references.products],
  );
  const move = useCallback(
    (row: string, position: number) =>
      onEdit((now) => ({ ...now, products: moved(now.products, row.slice(id.length + 1), position) })),
    [onEdit, id],
  );
  const set = (next: string[]) => onEdit((now) => ({ ...now, products: next }));
  return (
    <div className="stack-s">
      <h3>{t('choice.productsTitle')}</h3>
      {products.length === 0 && <Alert tone="warn">{t('choice.noProducts')}</Alert>}
      <ul className="choice-products">
        {rows.map(({ id: row, product, name }) => (
          <li key={row}>
            {rows.length > 1 && <span className="grip-place" data-grip={row} />}
            <span className="grow">{name}</span>
            {references.products.get(product)?.archived && <Badge icon="inbox">{t('choice.archived')}</Badge>}
            <IconButton
              icon="times"
              small
              label={t('choice.removeProduct', { product: name })}
              onClick={() => set(products.filter((other) => other !== product))}
            />
          </li>
        ))}
      </ul>
      <RowGrips id={`choice ${id}`} rows={rows} onMove={move} />
      <AddButton label={t('choice.addProduct')} onClick={() => setAdding(true)} />
      {adding && (
        <AddProductDialog
          number={number}
          chosen={products}
          references={references}
          onAdd={(product) => set([...products, product])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
