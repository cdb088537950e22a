/** How a stored unit is written: `mq` is shown as m² (ux §17). */
export function unitLabel(um: string): string {
  return um === 'mq' ? 'm²' : um;
}
