import { useTranslation } from 'react-i18next';
import { customerSheets } from '#shared/customers/customers-register.ts';
import type { Register, RegisterSheets } from '#shared/registers/register.ts';
import { workSheets } from '#shared/works/works-register.ts';
import type { CellNames } from '#web/components/file-check/cells-table.tsx';
import { useTextOf } from '#web/lib/use-text-of.ts';

const sheetsOf: Record<Register, RegisterSheets> = { customers: customerSheets, works: workSheets };

/** Names of sheets and columns as in the file, and the reasons of the check in words. */
export function useRegisterTexts(register: Register) {
  const { t } = useTranslation('registerImport');
  const sheetText = useTextOf(`registers:${register}.sheets`);
  const columnText = useTextOf(`registers:${register}.columns`);
  const reasonText = useTextOf('registerImport:reasons');
  const sheet = (name: string) => sheetText(name) ?? name;
  const names: CellNames = {
    sheet,
    // A column of a site or a contact is named after its sheet, with a dot.
    column(field) {
      const [part = '', inPart] = field.split('.');
      return inPart ? `${sheet(part)}: ${columnText(inPart) ?? inPart}` : columnText(part);
    },
    place: (name) => Object.keys(sheetsOf[register]).indexOf(name),
  };
  return { names, reason: (reason: string) => reasonText(reason) ?? t('reasons.invalid') };
}
