import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { OfferSection } from '#shared/schemas/offer.ts';
import { Badge } from '#web/components/badge.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import type { LineCommands } from './use-line-commands.ts';

type Props = { section: OfferSection; subtotal: number; isOutside: boolean; commands: LineCommands };

/** A section with the sum of its counted lines (OFR-011, OFR-012). */
export function SectionHead({ section, commands, ...sum }: Props) {
  const { t } = useTranslation('offers');
  return (
    <tbody data-line={section.id}>
      <tr className="sec">
        <td className="c-grip">
          <span className="grip-place" data-grip={section.id} />
        </td>
        <th scope="rowgroup" colSpan={2}>
          {section.name} {section.totalOnly && <Badge tone="line">{t('edit.section.totalOnly')}</Badge>}
        </th>
        <td className="num" colSpan={3}>
          <Subtotal {...sum} />
        </td>
        <td className="actions c-menu">
          <SectionMenu {...{ section, commands }} />
        </td>
      </tr>
    </tbody>
  );
}

/** The sum of what counts; of options alone, that they do not (mock-up 16). */
export function Subtotal({ subtotal, isOutside }: Pick<Props, 'subtotal' | 'isOutside'>) {
  const { t } = useTranslation('offers');
  if (!isOutside) return formatMoney(cents(subtotal));
  return <span className="muted s">{t('edit.section.outside')}</span>;
}

export function SectionMenu({ section: { id, name }, commands }: Pick<Props, 'section' | 'commands'>) {
  const { t } = useTranslation('offers');
  return (
    <RowMenu
      name={name}
      items={[
        {
          label: t('edit.section.edit'),
          icon: 'pencil',
          onSelect: () => commands.open({ kind: 'section', id }),
        },
        { label: t('edit.line.up'), icon: 'arrow-up', onSelect: () => commands.moveSection(id, -1) },
        { label: t('edit.line.down'), icon: 'arrow-down', onSelect: () => commands.moveSection(id, 1) },
        {
          label: t('edit.section.remove'),
          icon: 'trash',
          danger: true,
          onSelect: () => commands.removeSection(id),
        },
      ]}
    />
  );
}
