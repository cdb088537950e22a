import { PlanFormDialog } from '../edit/dialogs/plan-form-dialog.tsx';
import type { SettingsDraft } from './use-settings.ts';

type Props = { settings: SettingsDraft; onClose: () => void };

/** The plan that every offer begins with (OFR-070). */
export default function PlanDialog({ settings: { draft, edit }, onClose }: Props) {
  return <PlanFormDialog plan={draft.plan} onTake={(plan) => edit({ plan })} onClose={onClose} />;
}
