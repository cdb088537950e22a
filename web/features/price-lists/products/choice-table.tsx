import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf } from '#shared/search/page-of.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Pager } from '#web/components/pager.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { allRows } from '#web/lib/use-address-state.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { ListedProduct } from './use-price-list-products.ts';
import '#web/components/data-table-cards.css';
import './choice-table.css';

/** Rows a page (OPC-01). */
const pageSizes = [10, 20, 30, allRows];
const firstPageSize = 20;

type Props = {
  found: readonly ListedProduct[];
  included: ReadonlySet<string>;
  phases: ReadonlyMap<string, string>;
  onTick: (products: readonly string[], included: boolean) => void;
  page: number;
  onPage: (page: number) => void;
};

/** The products that are found, with their ticks; one tick for all of them. */
export function ChoiceTable({ found, included, phases, onTick, page: wantedPage, onPage }: Props) {
  const { t } = useTranslation('priceLists');
  const [pageSize, setPageSize] = useState(firstPageSize);
  const page = Math.min(wantedPage, Math.max(0, Math.ceil(found.length / pageSize) - 1));
  const shown = Number.isFinite(pageSize) ? pageOf(found, page, pageSize).items : found;
  const resize = (size: number) => {
    setPageSize(size);
    onPage(0);
  };
  return (
    <section className="card cards choice">
      <table {...tableRoles.table} className="table">
        <caption className="vh">{t('products.caption')}</caption>
        <ChoiceHead found={found} included={included} onTick={onTick} />
        <tbody {...tableRoles.group}>
          {shown.map((product) => (
            <ChoiceRow
              key={product.id}
              product={product}
              phases={[...phases]
                .flatMap(([id, name]) => (product.phases.includes(id) ? [name] : []))
                .join(', ')}
              included={included.has(product.id)}
              onTick={onTick}
            />
          ))}
        </tbody>
      </table>
      <Pager
        page={page}
        pageSize={pageSize}
        total={found.length}
        onPage={onPage}
        pageSizes={pageSizes}
        onPageSize={resize}
      />
    </section>
  );
}

type HeadProps = Pick<Props, 'found' | 'included' | 'onTick'>;

function ChoiceHead({ found, included, onTick }: HeadProps) {
  const { t } = useTranslation('priceLists');
  const count = found.reduce((sum, { id }) => sum + Number(included.has(id)), 0);
  const all = count === found.length;
  const tick = () =>
    onTick(
      found.map(({ id }) => id),
      !all,
    );
  const head = (key: 'name' | 'phases' | 'flags' | 'price') => (
    <th {...tableRoles.head} scope="col">
      {t(`products.${key}`)}
    </th>
  );
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.head} scope="col" className="tick">
          <Checkbox
            hideLabel
            label={t('products.includeAll', { count: found.length })}
            checked={all}
            some={count > 0 && !all}
            onChange={tick}
          />
          <span className="mobile-only" aria-hidden="true">
            {t('products.includeAll', { count: found.length })}
          </span>
        </th>
        {head('name')}
        {head('phases')}
        {head('flags')}
        {head('price')}
      </tr>
    </thead>
  );
}
