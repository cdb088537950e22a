import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#web/lib/use-toast.ts';

/** Ends a dialog whose work is done: what it changed is asked for again, it closes, and says so. */
export function useSaved(changed: QueryKey, onClose: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return async (text: string) => {
    await queries.invalidateQueries({ queryKey: changed });
    onClose();
    toast({ text });
  };
}
