import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { PricedInListDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import type { ListedProduct } from '../use-products.ts';
import { type Call, listCalls, productCalls } from './calls.ts';
import { type Place, PlacePreviews } from './place-previews.tsx';
import { type Preview, previewOf, unlistedAfter } from './previews.ts';
import type { Outcome } from './use-calls.ts';
import { useUsersOfLists } from './use-users-of-lists.ts';
import { WorkDialog } from './work-dialog.tsx';

type Kind = 'lists' | 'phases';
type Way = 'join' | 'leave';

type Props = {
  kind: Kind;
  /** The price lists, or phases, there are. */
  places: readonly Place[];
  products: readonly ListedProduct[];
  /** How many they are, and how many of them the filters hide. */
  context: string;
  onDone: (outcome: Outcome, text: string) => void;
  onClose: () => void;
};

type Changing = Preview & { place: Place };

/** The ids of the places that hold a product. */
const placesOf = (kind: Kind, product: ListedProduct): readonly string[] =>
  kind === 'phases' ? product.phases : (product.priceLists ?? []);

/** Puts several products into price lists or phases, or takes them out. */
export default function PlaceDialog({ kind, places, products, context, onDone, onClose }: Props) {
  const { t } = useTranslation('products');
  const { way, setWay, offered, previews, setTicked } = usePlaces({ kind, places, products });
  const joins = way === 'join';
  const values = previews.map(({ place: { id } }) => id);
  const priced = usePriced(kind === 'lists' && joins ? values : []);
  const users = useUsersOfLists(kind === 'lists' && !joins ? values : []);
  const begun = useRef(previews);
  const isNone = previews.every(({ changes }) => changes === 0);
  return (
    <WorkDialog
      title={t(`several.${kind}.title`)}
      context={context}
      action={t(`several.${kind}.${way}`)}
      disabledReason={isNone && t(values.length > 0 ? 'several.noChange' : `several.${kind}.choose`)}
      calls={() => {
        begun.current = previews;
        return callsOf(kind, way, values, products);
      }}
      onDone={(outcome) => {
        const names = namesOf(outcome, begun.current, kind);
        onDone(outcome, t(`several.${kind}.${way}Done`, { count: outcome.changed, names }));
      }}
      onClose={onClose}
    >
      <WayChoice way={way} onChange={setWay} />
      <MultiSelect
        label={t(`several.${kind}.field`)}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        values={values}
        onChange={setTicked}
        placeholder={t(`several.${kind}.choose`)}
      />
      <PlacePreviews
        previews={previews}
        joins={joins}
        products={products}
        priced={priced}
        users={users}
        unlisted={kind === 'lists' && !joins ? unlistedAfter(products, values) : 0}
      />
    </WorkDialog>
  );
}

/** The way, the places that may be chosen, and what becomes of the products in those that are. */
function usePlaces({ kind, places, products }: Pick<Props, 'kind' | 'places' | 'products'>) {
  const [way, setWay] = useState<Way>('join');
  const [ticked, setTicked] = useState<string[]>([]);
  const joins = way === 'join';
  const isIn = (place: string) => (product: ListedProduct) => placesOf(kind, product).includes(place);
  // A ticked place stays: the products may have left it already, by work whose answer was lost.
  const isOffered = ({ id }: Place) => joins || ticked.includes(id) || products.some(isIn(id));
  const offered = places.filter(isOffered);
  const previews = offered
    .filter(({ id }) => ticked.includes(id))
    .map((place) => ({
      place,
      ...previewOf(products, (product) => isIn(place.id)(product) === joins),
    }));
  return { way, setWay, offered, previews, setTicked };
}

/** The places that changed, each with its own count where they differ. */
function namesOf({ changed, inLists }: Outcome, previews: readonly Changing[], kind: Kind): string {
  const counted = previews.map(({ place: { id, name }, changes }) => ({
    name,
    count: kind === 'lists' ? (inLists.get(id) ?? 0) : changes,
  }));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (kind === 'phases' || count === changed ? name : `${name} (${count})`))
    .join(', ');
}

function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { t } = useTranslation('products');
  return (
    <Segmented
      label={t('several.way')}
      options={[
        { value: 'join', label: t('several.join') },
        { value: 'leave', label: t('several.leave') },
      ]}
      value={way}
      onChange={onChange}
    />
  );
}

function callsOf(
  kind: Kind,
  way: Way,
  places: readonly string[],
  products: readonly ListedProduct[],
): Call[] {
  const joins = way === 'join';
  const changing = (place: string) =>
    products.filter((product) => placesOf(kind, product).includes(place) !== joins).map(({ id }) => id);
  if (kind === 'lists')
    return places.flatMap((list) =>
      listCalls(list, { join: [], leave: [], [way]: changing(list) }, randomId),
    );
  const wanted = new Set(places.flatMap(changing));
  return productCalls(
    [...wanted].map((id) => ({ id, [way]: [...places] })),
    randomId,
  );
}

type Priced = ReadonlyMap<string, ReadonlySet<string>>;
const unknown: Priced = new Map();

/** The products with a price in each of the price lists, once that is known. */
function usePriced(lists: readonly string[]): Priced {
  const { data = unknown } = useQuery({
    queryKey: ['priceList', 'priced', lists],
    queryFn: async ({ signal }) => new Map(await Promise.all(lists.map((id) => pricedIn(id, signal)))),
    placeholderData: keepPreviousData,
  });
  return data;
}

async function pricedIn(id: string, signal: AbortSignal): Promise<[string, ReadonlySet<string>]> {
  const { products } = (await request(PricedInListDocument, { id }, signal)).priceListProducts;
  return [id, new Set(products.filter(({ hasPrice }) => hasPrice).map((product) => product.id))];
}
