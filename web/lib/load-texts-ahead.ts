import i18next from 'i18next';
import { loadAhead } from './load-ahead.ts';

/**
 * Loads texts that a screen may need next. A dialog that waits for its texts has the focus 300 ms after its press: so long
 * React shows a fallback.
 */
export const loadTextsAhead = (...files: string[]) => loadAhead(() => void i18next.loadNamespaces(files));
