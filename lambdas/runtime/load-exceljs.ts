/** Loaded by code that reads or writes a sheet: everything else starts a twentieth of a second earlier. */
export const loadExceljs = async () => (await import('exceljs')).default;
