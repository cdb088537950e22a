import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { type Sheet, sheetKinds, sheetLanguages } from './use-sheet.ts';

const icons = { pdf: 'file-pdf', xls: 'file-excel' } as const;

type Props = { sheet: Sheet; disabledReason: string | false };

/** The measurement sheet as PDF and as spreadsheet, in each of its languages (MEA-041, MEA-043). */
export function SheetMenu({ sheet, disabledReason }: Props) {
  const { t } = useTranslation('measures');
  const items = sheetKinds.flatMap((kind) =>
    sheetLanguages.map((lang, at) => ({
      label: t(`sheet.in.${lang}`, { what: t(`sheet.${kind}`) }),
      icon: icons[kind],
      ...(at === 0 && { heading: t(`sheet.${kind}`) }),
      disabledReason,
      onSelect: () => void sheet.make(kind, lang),
    })),
  );
  return (
    <Menu
      label={t('sheet.title')}
      items={items}
      trigger={(props) => (
        <Button icon="file-pdf" iconAfter="angle-down" busy={sheet.busy} {...props}>
          {t('sheet.title')}
        </Button>
      )}
    />
  );
}
