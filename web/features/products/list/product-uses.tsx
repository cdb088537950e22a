import { useTranslation } from 'react-i18next';
import { Scrolling } from '#web/components/scrolling.tsx';
import type { ProductUsesQuery } from '#web/graphql/products.ts';
import { useProductText } from '#web/lib/product-text.ts';

type Use = ProductUsesQuery['productUses'][number];

const kinds = ['CHOICE', 'PRICE_LIST', 'REQUIRED'] as const;

/** Where a product is used: what the deletion takes it out of (OPC-18). */
export function ProductUses({ uses }: { uses: readonly Use[] }) {
  const { t } = useTranslation('products');
  if (uses.length === 0) return <p className="muted">{t('delete.notUsed')}</p>;
  return (
    <Scrolling className="product-uses" label={t('delete.usedIn')}>
      {kinds.map((kind) => (
        <UsesOf key={kind} kind={kind} uses={uses.filter((use) => use.kind === kind)} />
      ))}
    </Scrolling>
  );
}

function UsesOf({ kind, uses }: { kind: (typeof kinds)[number]; uses: readonly Use[] }) {
  const { t, i18n } = useTranslation(['products', 'catalogue']);
  const text = useProductText();
  if (uses.length === 0) return null;
  const { compare } = new Intl.Collator(i18n.language, { numeric: true });
  const named = uses.map(({ id, name }) => ({ id, name: text(name).text || t('catalogue:unnamedPhase') }));
  return (
    <section>
      <h3>{t(`delete.uses.${kind}`, { count: uses.length })}</h3>
      <ul>
        {named
          .toSorted((one, other) => compare(one.name, other.name))
          .map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
      </ul>
    </section>
  );
}
