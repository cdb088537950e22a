/** The same answers, each worked out once: for questions about few values that are asked for many rows. */
export function remembered<Value>(holds: (value: Value) => boolean): (value: Value) => boolean {
  const known = new Map<Value, boolean>();
  return (value) => {
    const answer = known.get(value) ?? holds(value);
    known.set(value, answer);
    return answer;
  };
}
