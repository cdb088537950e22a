import { bySId } from '#shared/editing/by-s-id.ts';
import type { PricingInput } from '#shared/pricing/price-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import { ShortDialog } from '#web/features/quotations/view/short/short-dialog.tsx';
import type { useAsked } from '#web/features/quotations/view/short/use-asked.ts';
import { useRaised } from '#web/features/quotations/view/short/use-raised.ts';
import type { ChosenPacks } from '../selection-edits.ts';

type Props = {
  draft: PricingInput;
  asked: ReturnType<typeof useAsked>;
  onRaise: (packs: ChosenPacks) => void;
  goOn: () => void;
  onClose: () => void;
};

/** The question of the quotation, before a save that leads to it. */
export default function SaveShortDialog({ draft, asked, onRaise, goOn, onClose }: Props) {
  const { raised, cost, mayRaise } = useRaised(draft);
  const raise = () => onRaise(otherPacks(draft, raised));
  return <ShortDialog shortage={{ ...asked, cost, mayRaise, raise }} goOn={goOn} onClose={onClose} />;
}

/** The packages that one draft counts otherwise than the other, as counts by hand. */
function otherPacks(before: PricingInput, after: PricingInput): ChosenPacks {
  const old = bySId(before.selectedProducts);
  const others = after.selectedProducts.filter((row) => old.get(row.sId) !== row);
  return Object.fromEntries(
    others.map((row) => [
      row.sId,
      Object.fromEntries(packsOf(row).map(({ id, quantity }) => [id, quantity])),
    ]),
  );
}
