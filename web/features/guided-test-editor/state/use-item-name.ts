import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import { choiceNames } from '#shared/guided-test/choice-names.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { usePhaseNames } from '#web/lib/named-phases.ts';
import { useReferences } from './use-references.ts';

/** The name of an item. Without a title: the name of its catalogue phase or of its products, else its kind. */
export function useItemName() {
  const { t, i18n } = useTranslation('guidedTestEditor');
  const phases = usePhaseNames();
  const { products } = useReferences();
  return ({ kind, item }: Pick<ConfigItem, 'kind' | 'item'>): string => {
    const unnamed = t(`unnamed.${kind}`);
    if ('products' in item && Array.isArray(item.products)) {
      const named = { title: item.title, products: item.products };
      const productName = (id: string) => products.get(id)?.name;
      const words = { language: i18n.language, productName, numbered: () => unnamed };
      return choiceNames([named], words)[0] ?? unnamed;
    }
    const ofCatalogue =
      'catalogPhaseId' in item && typeof item.catalogPhaseId === 'string' && phases.get(item.catalogPhaseId);
    return textIn(item.title, i18n.language).trim() || ofCatalogue || unnamed;
  };
}
