/** Stands for exceljs in bundles: its readers of streams and of comma-separated values are not used, and what writes streams loads when it is. */
module.exports = {
  Workbook: require('exceljs/lib/doc/workbook'),
  stream: {
    xlsx: {
      get WorkbookWriter() {
        return require('exceljs/lib/stream/xlsx/workbook-writer');
      },
    },
  },
};
