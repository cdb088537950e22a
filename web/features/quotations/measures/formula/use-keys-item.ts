import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/components/menu.tsx';
import type { useOwnKeys } from './own-keys.ts';

/** Brings the system keyboard, and the screen's own keys back; on touch alone (MEA-009). */
export function useKeysItem({
  isTouch,
  isSystem,
  setSystem,
}: ReturnType<typeof useOwnKeys>): MenuItem | undefined {
  const { t } = useTranslation('measures');
  if (!isTouch) return undefined;
  return {
    label: t(isSystem ? 'keys.own' : 'keys.system'),
    icon: 'objects-column',
    onSelect: () => setSystem(!isSystem),
  };
}
