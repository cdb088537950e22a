/** For who writes or reads a sheet: what else a function does starts without it, a twentieth of a second earlier. */
export const loadExceljs = async () => (await import('exceljs')).default;
