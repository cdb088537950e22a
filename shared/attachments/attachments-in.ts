/** Attachments by language, as stored or as answered. */
export type AttachmentsByLanguage<A> = {
  it?: readonly A[] | null;
  en?: readonly A[] | null;
  de?: readonly A[] | null;
};

/** The attachments in a language; without any, the Italian ones (QDA-002). */
export function attachmentsIn<A>(
  attachments: AttachmentsByLanguage<A> | null | undefined,
  language: string,
): readonly A[] {
  const wanted = language === 'en' || language === 'de' ? attachments?.[language] : undefined;
  return wanted?.length ? wanted : (attachments?.it ?? []);
}
