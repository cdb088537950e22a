import de from '#locales/de/colourCard.json' with { type: 'json' };
import en from '#locales/en/colourCard.json' with { type: 'json' };
import it from '#locales/it/colourCard.json' with { type: 'json' };
import type { ColourCardTexts } from '#shared/document/colour-card/colour-card-texts.ts';
import type { CustomerLanguage } from '#shared/schemas/customer.ts';

/** The texts of the colour card by language. */
export const colourCardTexts: Record<CustomerLanguage, ColourCardTexts> = { it, en, de };
