import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.vendor}`;
  }, [title]);
}
