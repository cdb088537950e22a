import type { Localised } from '#shared/schemas/localised.ts';
import { useForeign, useProductText } from '#web/lib/product-text.ts';

type Props = { text: Localised | null | undefined; className?: string; id?: string };

/** A text in the language of the interface, else in Italian and marked as such. */
export function CatalogueText({ text, className, id }: Props) {
  const shown = useProductText()(text);
  const foreign = useForeign()(shown);
  return (
    <span className={className} id={id} lang={foreign}>
      {shown.text}
    </span>
  );
}
