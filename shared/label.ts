/**
 * What a screen shows: a text as it is stored, or the key of a text in `locales/` with its values.
 * `shared/` never holds a visible literal; who shows the label translates the key.
 */
export type Label = { text: string } | { key: string; values?: Record<string, string | number> };
