/** Where the screens of a user are looked at as he sees them. */
export const seenAs = (userId: string) => {
  const start = `/utenti/${encodeURIComponent(userId)}/vista`;
  return {
    quotations: start,
    quotation: ({ id }: { id: string }) => `${start}/preventivi/${encodeURIComponent(id)}`,
    catalogue: `${start}/catalogo`,
  };
};
