/** Where the long list shows what one user made, archived ones too: they are counted. */
export const quotationsOf = (id: string) =>
  `/preventivi?${new URLSearchParams({ owner: id, archived: 'true' })}`;
