type Requiring = { id: string; requires: readonly string[] };

/** Puts what others require before them and keeps the order otherwise; `loops` are requirements that lead back. */
export function requiredFirst<Entry extends Requiring>(entries: readonly Entry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = new Set<Entry>();
  const open = new Set<Entry>();
  const loops: { product: string; required: string }[] = [];
  const visit = (entry: Entry): void => {
    if (ordered.has(entry)) return;
    open.add(entry);
    for (const id of entry.requires) {
      const required = byId.get(id);
      if (required && open.has(required)) loops.push({ product: entry.id, required: id });
      else if (required) visit(required);
    }
    open.delete(entry);
    ordered.add(entry);
  };
  for (const entry of entries) visit(entry);
  return { ordered: [...ordered], loops };
}
