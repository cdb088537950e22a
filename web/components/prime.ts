import PrimeReact from 'primereact/api';

/** Prime's layers, in the order of our tokens: above bars, below messages; menus above the dialogs that hold them. */
export const primeOptions = { zIndex: { modal: 40, overlay: 40, menu: 60, tooltip: 60, toast: 200 } };
PrimeReact.zIndex = primeOptions.zIndex;

/** Our style sheets animate; Prime then opens and closes at once. */
export const noTransition = { timeout: 0 };
