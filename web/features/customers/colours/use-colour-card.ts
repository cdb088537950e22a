import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ColourCardDocument,
  type ColourCardPartsFragment,
  SaveColourCardDocument,
} from '#web/graphql/customers.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

export type ColourCard = ColourCardPartsFragment;
export type ColourLine = ColourCard['lines'][number];
export type AddedLine = { id: string; product: string; colour: string; place: string | null; day: string };

const keyOf = (customer: string) => ['colourCard', 'one', customer];

/** The colours of a customer, the newest first (CUS-033). */
export const useColourCard = (customer: string) =>
  useQuery({
    queryKey: keyOf(customer),
    queryFn: async ({ signal }) => (await request(ColourCardDocument, { customer }, signal)).colourCard,
    staleTime: 0,
  });

type Changes = { added: AddedLine[]; hidden: string[] };

/** The lines that the owner added and hid, as the server takes them: whole. */
const changesOf = ({ lines }: ColourCard): Changes => ({
  added: lines
    .filter(({ added }) => added)
    .map(({ key, product, colour, place, day }) => ({ id: key, product: product.it, colour, place, day })),
  hidden: lines.filter(({ hidden }) => hidden).map(({ key }) => key),
});

/** Adds, removes, hides and shows lines (CUS-035); after a failure the card is as it is stored. */
export function useColourChanges(card: ColourCard) {
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { customer, revision } = card;
  const saving = useMutation({
    mutationFn: async (changes: Changes) =>
      (await request(SaveColourCardDocument, { card: { customer, revision, ...changes } })).saveColourCard,
    onSuccess: (after) => queries.setQueryData(keyOf(customer), after),
    onError: async (error) => {
      toast({ text: failureText(error), tone: 'err' });
      await queries.invalidateQueries({ queryKey: keyOf(customer) });
    },
  });
  const { added, hidden } = changesOf(card);
  return {
    busy: saving.isPending,
    add: (line: AddedLine) => saving.mutateAsync({ added: [...added, line], hidden }),
    remove: (key: string) => saving.mutate({ added: added.filter(({ id }) => id !== key), hidden }),
    setHidden: (key: string, isHidden: boolean) =>
      saving.mutate({
        added,
        hidden: isHidden ? [...hidden, key] : hidden.filter((each) => each !== key),
      }),
  };
}
