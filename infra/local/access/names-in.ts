/** Words of DynamoDB's expressions that are no names. */
const words = new Set(['AND', 'OR', 'NOT', 'IN', 'BETWEEN', 'SET', 'REMOVE', 'ADD', 'DELETE']);

/** The attributes that expressions name, without what lies inside of them. */
export function namesIn(expressions: string, placeholders: Readonly<Record<string, string>>): string[] {
  // A function is followed by a bracket, a value begins with a colon.
  const paths = expressions.matchAll(/(?<![:\w#.])(#?[A-Za-z_]\w*)(?!\w*\s*\()/g);
  return [...paths].flatMap(([, name = '']) =>
    words.has(name.toUpperCase()) ? [] : [placeholders[name] ?? name],
  );
}
