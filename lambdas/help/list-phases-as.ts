import { shownPhases } from '#lambdas/store/catalogue/shown-phases.ts';
import { catalogueAs } from './catalogue-as.ts';

/** The phases that a user sees. */
export const listPhasesAs = catalogueAs(shownPhases);
