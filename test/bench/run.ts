import { benchEditing } from './editing.ts';
import { benchDecimals, benchMoney } from './money.ts';
import { benchPdf } from './pdf.ts';
import { benchColdPdf } from './pdf-cold.ts';
import { benchSearch } from './search.ts';
import { benchSpreadsheet } from './spreadsheet.ts';

// Each prints one JSON line: {"name","value","unit","limit","ok"}.
await benchMoney();
await benchDecimals();
await benchEditing();
await benchSearch();
await benchSpreadsheet();
await benchPdf();
await benchColdPdf();
