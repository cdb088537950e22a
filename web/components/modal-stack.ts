/** Open dialogs, the topmost last. What lies below is inert: no focus, no reading. */
const open: Element[] = [];

function refresh() {
  const top = open.at(-1);
  document.getElementById('root')?.toggleAttribute('inert', Boolean(top));
  for (const layer of open) layer.toggleAttribute('inert', layer !== top);
}

export function pushModal(layer: Element): () => void {
  open.push(layer);
  refresh();
  return () => {
    open.splice(open.indexOf(layer), 1);
    refresh();
  };
}
