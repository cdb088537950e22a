/** The plan that an update was confirmed by: the id of its job ends with the id of the plan (newJob). */
export const confirmedIdOf = ({ id }: { id: string }): string => id.slice(id.indexOf('-') + 1);
