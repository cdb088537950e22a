import { lazyDialog } from '../lazy-dialog.tsx';

/** The details of a product; its code loads after the screen. */
export const LazyProductDialog = lazyDialog(() => import('./product-dialog.tsx'));
