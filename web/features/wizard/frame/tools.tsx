import { useState } from 'react';
import type { MenuItem } from '#web/components/menu.tsx';
import { CheckDialog } from '../check/check-dialog.tsx';
import { MapDialog } from '../map/map-dialog.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import type { DialogSlotProps } from './slot-props.ts';

const dialogs = { check: CheckDialog, map: MapDialog, versions: VersionsDialog };
type Tool = keyof typeof dialogs;

/** The tools that open over the editor; a tool shows in the menu once it has an entry here. */
const entries: readonly { tool: Tool; label: string; icon: MenuItem['icon'] }[] = [];

/** The entries of the menu, and the dialog that is open. */
export function useTools() {
  const [open, setOpen] = useState<Tool>();
  const items: MenuItem[] = entries.map(({ tool, label, icon }) => ({
    label,
    icon,
    onSelect: () => setOpen(tool),
  }));
  const Dialog = open && dialogs[open];
  return {
    items,
    dialog: (props: Omit<DialogSlotProps, 'onClose'>) =>
      Dialog && <Dialog {...props} onClose={() => setOpen(undefined)} />,
  };
}
