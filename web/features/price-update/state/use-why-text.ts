import { useTextOf } from '#web/lib/use-text-of.ts';

/** Why an update left a price range as it is. */
export function useWhyText() {
  const textOf = useTextOf('priceUpdate:runs.why');
  return (reason: string): string => textOf(reason) ?? reason;
}
