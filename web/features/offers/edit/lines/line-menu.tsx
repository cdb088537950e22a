import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isMeasured } from '#shared/offers/measured-quantity.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { MenuItem } from '#web/components/menu.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import type { LineCommands } from './use-line-commands.ts';

type Props = {
  line: OfferLine;
  name: string;
  commands: LineCommands;
  isNested?: boolean;
};

/** Whether the offer has quotations whose measures give quantities. */
export const HasQuotations = createContext(false);

/** The actions on a line. Materials under a work move with it. */
export function LineMenu({ line, name, commands, isNested }: Props) {
  const { t } = useTranslation('offers');
  const { id, material, optional, alternative, chosen } = line;
  const hasQuotations = useContext(HasQuotations);
  const items: (MenuItem | false)[] = [
    { label: t('edit.line.edit'), icon: 'pencil', onSelect: () => commands.open({ kind: 'line', id }) },
    optional && {
      label: t(chosen ? 'edit.line.unchoose' : 'edit.line.choose'),
      icon: chosen ? 'times' : 'check-square',
      onSelect: () => commands.set(id, { chosen: !chosen }),
    },
    alternative !== null &&
      !chosen && {
        label: t('edit.line.chooseOne'),
        icon: 'check-circle',
        onSelect: () => commands.choose(id),
      },
    !material &&
      isMeasured(line.unit) && {
        label: t('edit.measured.title'),
        icon: 'expand',
        disabledReason: !hasQuotations && t('edit.measured.noQuotation'),
        onSelect: () => commands.open({ kind: 'measured', id }),
      },
    !material && { label: t('edit.line.duplicate'), icon: 'copy', onSelect: () => commands.duplicate(id) },
    !material && {
      label: t('edit.saveWork.action'),
      icon: 'hammer',
      onSelect: () => commands.open({ kind: 'saveWork', id }),
    },
    !isNested && { label: t('edit.line.up'), icon: 'arrow-up', onSelect: () => commands.move(id, -1) },
    !isNested && { label: t('edit.line.down'), icon: 'arrow-down', onSelect: () => commands.move(id, 1) },
    { label: t('edit.line.remove'), icon: 'trash', danger: true, onSelect: () => commands.remove(id) },
  ];
  return <RowMenu name={name} items={items.filter((item) => item !== false)} />;
}
