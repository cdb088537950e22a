import { useTranslation } from 'react-i18next';
import type { CustomerKind } from '#shared/schemas/customer.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';

export const kindIcons: Record<CustomerKind, IconName> = {
  private: 'user',
  company: 'briefcase',
  condominium: 'building',
  public: 'shield',
};

/** The kind of a customer, with its icon. */
export function KindMark({ kind }: { kind: CustomerKind }) {
  const { t } = useTranslation('customers');
  return (
    <span className="customer-kind">
      <Icon name={kindIcons[kind]} small />
      {t(`kinds.${kind}`)}
    </span>
  );
}
