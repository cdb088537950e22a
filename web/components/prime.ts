import PrimeReact from 'primereact/api';

/** Prime's layers, in the order of our tokens: below dialogs and messages, above bars. */
export const primeOptions = { zIndex: { modal: 40, overlay: 40, menu: 40, tooltip: 60, toast: 200 } };
PrimeReact.zIndex = primeOptions.zIndex;

/** Our style sheets animate; Prime then opens and closes at once. */
export const noTransition = { timeout: 0 };
