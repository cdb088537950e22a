export function hashOf(paths: readonly string[], base: string): string;
