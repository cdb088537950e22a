/** Stands for fast-csv in bundles: exceljs loads it, and no function writes or reads comma-separated values with it. */
export default {};
