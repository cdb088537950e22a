import { textIn } from '#shared/format/text-in.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** The fields that a choice may be named by. */
type Named = { title: Localised | null; products: readonly string[] };

export type ChoiceWords = {
  language: string;
  /** None while the product is not known. */
  productName: (id: string) => string | undefined;
  /** 'Scelta 2' */
  numbered: (number: number) => string;
};

/**
 * The names of a phase's choices. A choice has its title as its name, else its products, else its place. When several
 * have the same products, the later ones get a number: 'Fondo (2)'.
 */
export function choiceNames(choices: readonly Named[], words: ChoiceWords): string[] {
  const { language, productName, numbered } = words;
  const ofProducts = ({ products }: Named) => products.flatMap((id) => productName(id) ?? []).join(' + ');
  const counts = new Map<string, number>();
  return choices.map((choice, index) => {
    const title = textIn(choice.title, language).trim();
    if (title) return title;
    const name = ofProducts(choice);
    if (!name) return numbered(index + 1);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}
