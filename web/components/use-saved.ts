import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#web/lib/use-toast.ts';

/** Ends a dialog after its work: loads the changed data again, closes it and shows a message. */
export function useSaved(changed: QueryKey, onClose: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return async (text: string) => {
    await queries.invalidateQueries({ queryKey: changed });
    onClose();
    toast({ text });
  };
}
