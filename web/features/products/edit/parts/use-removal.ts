import { useCallback } from 'react';
import { useToast } from '#web/components/toast.tsx';

/** Says that something was taken away, and gives it back when it was a mistake. */
export function useRemoval() {
  const toast = useToast();
  return useCallback((text: string, undo: () => void) => void toast({ text, onUndo: undo }), [toast]);
}
