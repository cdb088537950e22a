/** The value of a JSON text; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object of a JSON text; undefined for any other text. */
export function parsedObject(text: string): object | undefined {
  const value = parsedJson(text);
  return typeof value === 'object' && value !== null ? value : undefined;
}
