import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import type { ListedProduct } from '../use-products.ts';
import { type Preview, unpricedOf } from './previews.ts';

/** A price list or a phase. */
export type Place = { id: string; name: string; productCount?: number };

type Props = {
  previews: readonly (Preview & { place: Place })[];
  joins: boolean;
  products: readonly ListedProduct[];
  /** The products with a price in each price list, as far as known. */
  priced: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many users have each price list that products leave, as far as known. */
  users: ReadonlyMap<string, number>;
  /** Products that no price list would hold any more. */
  unlisted: number;
};

/** The changes to come in each price list or phase. */
export function PlacePreviews({ previews, joins, products, priced, users, unlisted }: Props) {
  const { t } = useTranslation('products');
  const way = joins ? 'joining' : 'leaving';
  return (
    <>
      {previews.length > 0 && (
        <dl className="place-previews" aria-label={t('several.previews')}>
          {previews.map(({ place, changes, same }) => {
            const known = priced.get(place.id);
            const unpriced = known ? unpricedOf(products, place.id, known) : 0;
            return (
              <div key={place.id}>
                <dt>{place.name}</dt>
                <dd>
                  <span>{t(`several.${way}`, { count: changes })}</span>
                  {unpriced > 0 && <span className="warn">{t('several.unpriced', { count: unpriced })}</span>}
                  {same > 0 && <span className="muted">{t(`several.${way}Same`, { count: same })}</span>}
                  {!joins && changes > 0 && <Leaving {...{ place, changes, users: users.get(place.id) }} />}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {unlisted > 0 && <Alert tone="warn">{t('several.unlisted', { count: unlisted })}</Alert>}
    </>
  );
}

type LeavingProps = { place: Place; changes: number; users: number | undefined };

/** Who no longer sees the products, and whether the price list holds any after that. */
function Leaving({ place: { productCount }, changes, users }: LeavingProps) {
  const { t } = useTranslation('products');
  return (
    <>
      {users !== undefined && (
        <span className={users > 0 ? 'warn' : 'muted'}>{t('several.losing', { count: users })}</span>
      )}
      {productCount !== undefined && productCount <= changes && (
        <span className="warn">{t('several.emptied')}</span>
      )}
    </>
  );
}
