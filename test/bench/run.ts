import { benchMoney } from './money.ts';
import { benchPdf } from './pdf.ts';

// Each prints one JSON line: {"name","value","unit","limit","ok"}.
await benchMoney();
await benchPdf();
