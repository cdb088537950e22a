type Texts = { readonly it: string } & { readonly [language: string]: string | null | undefined };

/** Languages besides Italian whose text stayed while the Italian one changed: it may say something else now. */
export function staleLanguages(before: Texts | undefined, now: Texts): string[] {
  if (!before || before.it === now.it) return [];
  return Object.entries(now).flatMap(([language, text]) =>
    language !== 'it' && text && text === before[language] ? [language] : [],
  );
}
