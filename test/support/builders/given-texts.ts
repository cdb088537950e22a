import { usedTexts } from '#lambdas/store/offer/used-texts.ts';
import { firstSettings } from '#shared/schemas/offer-settings.ts';

/** The texts of an owner who never wrote any. */
export const givenTexts = usedTexts(firstSettings);
