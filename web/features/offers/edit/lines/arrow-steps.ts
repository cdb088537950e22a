/** The direction of the arrow keys up and down, by name of the key. */
export const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
