/**
 * A text of a screen: as it is stored, or the key of a text in `locales/` with its values. `shared/` never holds a
 * visible literal; the screen translates the key.
 */
export type Label = { text: string } | { key: string; values?: Record<string, string | number> };
