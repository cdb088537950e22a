import { useTranslation } from 'react-i18next';
import type { WizardItem } from '#shared/guided-test/items-of.ts';
import { textIn } from '#shared/schemas/localised.ts';
import { usePhaseNames } from '#web/lib/named-phases.ts';

/** What an item is called; those without a title by their kind, a phase of the catalogue by its name. */
export function useItemName() {
  const { t, i18n } = useTranslation('wizard');
  const phases = usePhaseNames();
  return ({ kind, item }: Pick<WizardItem, 'kind' | 'item'>): string => {
    const own = textIn(item.title, i18n.language).trim();
    const ofCatalogue =
      'catalogPhaseId' in item && typeof item.catalogPhaseId === 'string' && phases.get(item.catalogPhaseId);
    return own || ofCatalogue || t(`unnamed.${kind}`);
  };
}
