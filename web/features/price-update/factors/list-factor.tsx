import { useTranslation } from 'react-i18next';
import type { Option } from '#web/components/select-field.tsx';
import type { Factors } from '../state/use-factors.ts';
import { FactorInput } from './factor-input.tsx';

type Props = { list: string; lists: readonly Option[]; factors: Factors; disabled: boolean };

/** The factor of a whole price list: it counts where a range has none of its own (OPW-52). */
export function ListFactor({ list, lists, factors, disabled }: Props) {
  const { t } = useTranslation('priceUpdate');
  const given = factors.table.byPricelist.find(({ pricelist }) => pricelist === list)?.factor;
  const name = lists.find(({ value }) => value === list)?.label ?? '';
  return (
    <span className="list-factor">
      <span aria-hidden="true">{t('factor.list')}</span>
      <FactorInput
        label={t('factor.ofList', { list: name })}
        factor={given ?? 1}
        isOwn={given !== undefined}
        disabled={disabled}
        onChange={(factor) => factors.setList(list, factor)}
        onWrong={(isWrong) => factors.mark(`list ${list}`, isWrong)}
      />
    </span>
  );
}
