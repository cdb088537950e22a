import { inNewTab } from '#web/lib/in-new-tab.ts';
import { askAs, type Guest } from './guest.ts';
import { useDoing } from './use-doing.ts';

/** Opens the PDF of a version, or its signed copy, from an address that is good for a minute. */
export function useFile(guest: Guest, version: number) {
  const { isBusy, failure, run } = useDoing();
  const open = (signed: boolean) =>
    void run(() =>
      inNewTab(async () => (await askAs<{ address: string }>(guest, 'file', { version, signed })).address),
    );
  return { isBusy, failure, open };
}
