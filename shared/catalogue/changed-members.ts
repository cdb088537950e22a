type MemberChange = { join: readonly string[]; leave: readonly string[] };

/** The products of a price list after a change, and those that it really took in and let go. Unknown ones fall away. */
export function changedMembers(
  members: readonly string[],
  { join, leave }: MemberChange,
  known: ReadonlySet<string>,
) {
  const leaving = new Set(leave);
  const held = new Set(members);
  const joined = [...new Set(join)].filter((id) => known.has(id) && !held.has(id) && !leaving.has(id));
  const left = [...held].filter((id) => leaving.has(id));
  return { members: [...members.filter((id) => !leaving.has(id)), ...joined], joined, left };
}
