import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import type { LostColourUsesQuery } from '#web/graphql/colours.ts';

type Props = { uses: LostColourUsesQuery['lostColourUses'] | undefined; isOne?: boolean };

/** Warns of price ranges whose colours nobody could choose any more (OPC-05, OPC-19). */
export function LostUses({ uses, isOne }: Props) {
  const { t } = useTranslation('colours');
  if (!uses?.ranges) return null;
  const ranges = t('lost.ranges', { count: uses.ranges });
  const products = t('lost.products', { count: uses.products });
  return <Alert tone="warn">{t(isOne ? 'lost.one' : 'lost.text', { ranges, products })}</Alert>;
}
