/** The item of a user; what else belongs to him alone is in the same partition. */
export const profileKey = (id: string) => ({ pk: `U#${id}`, sk: 'PROFILE' });
