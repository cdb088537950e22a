import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { MenuItem } from '#web/components/menu.tsx';
import type { DialogSlotProps } from './slot-props.ts';

const CheckDialog = lazyDialog(async () => ({
  default: (await import('../check/check-dialog.tsx')).CheckDialog,
}));
const MapDialog = lazyDialog(async () => ({ default: (await import('../map/map-dialog.tsx')).MapDialog }));
const VersionsDialog = lazyDialog(async () => ({
  default: (await import('../versions/versions-dialog.tsx')).VersionsDialog,
}));

const dialogs = { check: CheckDialog, map: MapDialog, versions: VersionsDialog };
type Tool = keyof typeof dialogs;

/** The entries of the menu, and the dialog that is open. */
export function useTools() {
  const { t } = useTranslation('guidedTestTools');
  const [open, setOpen] = useState<Tool>();
  const item = (tool: Tool, label: string, icon: MenuItem['icon']): MenuItem => ({
    label,
    icon,
    onSelect: () => setOpen(tool),
  });
  const Dialog = open && dialogs[open];
  return {
    items: [
      item('map', t('map.tool'), 'eye'),
      item('check', t('check.tool'), 'check-square'),
      item('versions', t('versions.tool'), 'history'),
    ],
    dialog: (props: Omit<DialogSlotProps, 'onClose'>) =>
      Dialog && (
        <DialogPlace>
          <Dialog {...props} onClose={() => setOpen(undefined)} />
        </DialogPlace>
      ),
  };
}
