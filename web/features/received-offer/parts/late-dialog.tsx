import type { ComponentType } from 'react';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { Part } from '#web/lib/fetch-part.ts';

/** A dialog that loads after the page, with all that dialogs are made of: who reads loads none of it (ACC-001). */
export function lateDialog<Props extends object>(load: Part<ComponentType<Props>>) {
  const Dialog = lazyPart(load);
  const Placed = (props: Props) => (
    <DialogPlace>
      <Dialog {...props} />
    </DialogPlace>
  );
  return Object.assign(Placed, { preload: Dialog.preload });
}
