import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import type { LostColourUsesQuery } from '#web/graphql/colours.ts';

type Props = {
  uses: LostColourUsesQuery['lostColourUses'] | undefined;
  which?: 'text' | 'one' | 'renamed' | 'published';
};

/** Warns of price ranges whose colours nobody could choose any more (OPC-05, OPC-19). Ranges know colours by their codes. */
export function LostUses({ uses, which = 'text' }: Props) {
  const { t } = useTranslation('colours');
  if (!uses?.ranges) return null;
  const ranges = t('lost.ranges', { count: uses.ranges });
  const products = t('lost.products', { count: uses.products });
  return <Alert tone="warn">{t(`lost.${which}`, { ranges, products })}</Alert>;
}
