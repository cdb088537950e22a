/** The second press of a double click was meant for the question before, whose place the next one has taken. */
export const isMeant = ({ detail }: { detail: number }): boolean => detail < 2;
