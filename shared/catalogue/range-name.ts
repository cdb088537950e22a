/** A range is called after its number until somebody names it (PRD-050, PRD-051). */
const rangeName = (it: string, en: string, number: number) => ({
  name: `${it} ${number}`,
  name_i18n: { it: `${it} ${number}`, en: `${en} ${number}` },
});

/** The first name of a consumption range; `number` counts from 1. */
export const consumptionRangeName = (number: number) =>
  rangeName('Fascia di consumo', 'Consumption range', number);

/** The first name of a price range; `number` counts from 1. */
export const priceRangeName = (number: number) => rangeName('Fascia di prezzo', 'Price range', number);

/** The name of a range; the number alone of one that nobody named. */
export const plainRangeName = (name: string): string =>
  /^fascia(?: di (?:consumo|prezzo))? (\d+)$/i.exec(name.trim())?.[1] ?? name;
