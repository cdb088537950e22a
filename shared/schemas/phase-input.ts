import * as z from 'zod/mini';
import { id } from './id.ts';
import { recommendations, visibilities } from './phase.ts';
import { text, textOfLines } from './text.ts';

const mostChoices = 50;
const mostLines = 50;
const mostTags = 50;
const mostProducts = 100;
/** Characters of a procedure in one language, marks included. */
const longestProcedure = 50_000;
const largestPriority = 1_000_000;

/** Characters of a name in one language. */
export const longestPhaseName = 200;
const nameText = () => text().check(z.maxLength(longestPhaseName));

const slugs = z.array(text().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(mostTags));
const lines = z.array(slugs).check(z.maxLength(mostLines));
const html = textOfLines().check(z.maxLength(longestProcedure));
const procedure = z.nullish(z.strictObject({ it: html, en: z.nullish(html) }));
const revision = z.number().check(z.int(), z.gte(1));

const priority = z.strictObject({
  value: z.number().check(z.gte(-largestPriority), z.lte(largestPriority)),
  tags: slugs,
});

/** A choice as it is saved (PHA-074); products by id: their names are read from the products (ADR 8). */
const choiceInput = z.strictObject({
  index: z.number().check(z.int(), z.gte(0), z.lt(mostChoices)),
  products: z.array(id).check(z.maxLength(mostProducts)),
  visibility: z.enum(visibilities),
  visibilityConditions: lines,
  recommended: z.enum(recommendations),
  recommendedConditions: lines,
  withProcedure: z.boolean(),
  procedure,
  priorities: z.array(priority).check(z.maxLength(mostLines)),
});

/** The input that saves a phase (PHA-073), beside the revision it builds on (decision 8). */
export const phaseInput = z.strictObject({
  id,
  revision,
  name: z.strictObject({ it: nameText(), en: z.nullish(nameText()) }),
  withProcedure: z.boolean(),
  procedure,
  conditions: z.array(z.strictObject({ include: slugs, exclude: slugs })).check(z.maxLength(mostLines)),
  choices: z.array(choiceInput).check(z.maxLength(mostChoices)),
  availablePricelists: z.array(id).check(z.maxLength(100)),
});
export type PhaseInput = z.output<typeof phaseInput>;

/** Required by the dialogs of a phase's name alone: one without a name is shown as such (CER-012). */
const italianName = text('phases.dialog.nameItRequired').check(
  z.minLength(1, 'phases.dialog.nameItRequired'),
  z.maxLength(longestPhaseName),
);

/** The names of a phase as the dialogs ask for them; an empty English one is the Italian one (PHA-014 to PHA-016). */
export const phaseNameForm = z.pipe(
  z.strictObject({ it: italianName, en: z.nullish(nameText()) }),
  z.transform(({ it, en }) => ({ it, en: en || it })),
);
/** The values of the dialogs while they are filled in. */
export type PhaseNames = z.input<typeof phaseNameForm>;
export type PhaseNameForm = z.output<typeof phaseNameForm>;

/** A new phase: its name in both languages (PHA-072). */
export const createPhaseInput = z.strictObject({
  /** Made by the client: a retry with the same key returns the same phase. */
  key: id,
  name: phaseNameForm,
});

/** A copy of a phase: the id of its original, and its name. */
export const duplicatePhaseInput = z.strictObject({ key: id, id, name: phaseNameForm });

/** Another name for a phase, built on a revision (PHA-019). */
export const renamePhaseInput = z.strictObject({ id, revision, name: phaseNameForm });

/** Fields of the dialog that adds a product to a choice (PHA-042). */
export const addProductForm = z.object({
  product: z.string().check(z.minLength(1, 'phases.addProduct.required')),
});
