import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { type Option, SelectField } from '#web/components/select-field.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { FactorInput } from '../factors/factor-input.tsx';
import { type Factors, fieldOfList } from '../state/use-factors.ts';
import type { Preview } from '../state/use-preview.ts';

/** The filter of a list, and the first line that is shown. */
type View = { first: number; onlyChanges: boolean; search: string };

type Props = {
  titleId: string;
  lists: Preview['priceLists'];
  pricelist: string;
  view: View;
  factors: Factors;
  onPriceList: (id: string) => void;
  onView: (view: View) => void;
};

/** Chooses the list, its factor and the filter. */
export function PricesHead(props: Props) {
  const { titleId, lists, pricelist, view, factors, onPriceList, onView } = props;
  const { t } = useTranslation('priceUpdate');
  const search = useTypedSearch(view.search, (text) => onView({ ...view, search: text, first: 0 }));
  const options = lists.map((list) => ({ value: list.id, label: list.name }));
  return (
    <header>
      <h2 id={titleId}>{t('table.title')}</h2>
      <div className="end">
        <SelectField
          label={t('table.pricelist')}
          hideLabel
          small
          options={options}
          value={pricelist}
          onChange={({ target }) => onPriceList(target.value)}
        />
        <ListFactor key={pricelist} list={pricelist} lists={options} factors={factors} />
        <SwitchField
          label={t('table.onlyChanges')}
          checked={view.onlyChanges}
          onChange={({ target }) => onView({ ...view, onlyChanges: target.checked, first: 0 })}
        />
      </div>
      <SearchField label={t('table.search')} value={search.text} onChange={search.type} />
    </header>
  );
}

type ListFactorProps = { list: string; lists: readonly Option[]; factors: Factors };

/** The factor of a whole price list: it counts where a range has none of its own (OPW-52). */
function ListFactor({ list, lists, factors }: ListFactorProps) {
  const { t } = useTranslation('priceUpdate');
  const given = factors.table.byPricelist.find(({ pricelist }) => pricelist === list)?.factor;
  const name = lists.find(({ value }) => value === list)?.label ?? '';
  return (
    <span className="list-factor">
      <span aria-hidden="true">{t('factor.list')}</span>
      <FactorInput
        label={t('factor.ofList', { list: name })}
        field={fieldOfList(list)}
        factors={factors}
        factor={given ?? 1}
        isOwn={given !== undefined}
        onChange={(factor) => factors.setList(list, factor)}
      />
    </span>
  );
}
