/** Rights that no call of the suites makes use of, by the reason why they stay. */
export const unusedRights: Readonly<Record<string, readonly string[]>> = {};
