import type { ReactNode } from 'react';
import type { SendWay } from '#web/features/offers/edit/open-dialog.ts';
import type { OwnersSettings } from '#web/features/offers/edit/use-offer-owner.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import type { Kept } from './use-kept-state.ts';

/** The parts of the dialog that all ways share. */
export type WayProps = OfferView & {
  settings: OwnersSettings;
  /** It freezes a version; else the newest one goes out once more. */
  isNew: boolean;
  version: number;
  title: string;
  context: string;
  switcher: ReactNode;
  kept: Kept;
  onWay: (way: SendWay) => void;
  onAgain: () => void;
};
