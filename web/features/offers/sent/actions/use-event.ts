import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { keepSentOffer, type SentOffer, useAskAgain } from '../use-sent-offer.ts';

type Event<Input> = {
  offer: string;
  /** Asks for the event; answers the offer after it. */
  run: (input: Input) => Promise<SentOffer>;
  /** Message of the toast. */
  done: string | ((sent: SentOffer) => string);
  onClose: () => void;
};

/** An event of the owner on the newest version. A refusal shows the state that it met (SND-037). */
export function useEvent<Input = void>({ offer, run, done, onClose }: Event<Input>) {
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const askAgain = useAskAgain(offer);
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: async (sent) => {
      onClose();
      await keepSentOffer(queries, sent);
      toast({ text: typeof done === 'string' ? done : done(sent) });
    },
    onError: () => void askAgain(),
  });
  return { mutate, busy: isPending, failure: error ? failureText(error) : undefined };
}
