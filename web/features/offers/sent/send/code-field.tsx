import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/checkbox.tsx';
import { useOffered } from '../use-offered.ts';
import { useVersions } from '../use-sent-offer.ts';
import { useKeptState } from './use-kept-state.ts';
import type { WayProps } from './way-props.ts';

/**
 * Whether the customer needs a code to accept: as the version before, else as the owner's data say, until it is chosen here.
 * Without a mail the code has an address of its own (ACC-028).
 */
export function useCode({ offer, sent, isNew, settings, kept }: WayProps) {
  const [first] = useOffered(offer);
  const wasSent = (sent?.version ?? 0) > 0;
  const newest = useVersions(offer.draft.id, wasSent).data?.[0];
  const [chosen, choose] = useKeptState<boolean | undefined>(kept, 'asksCode', undefined);
  const asksCode = chosen ?? newest?.asksCode ?? settings.asksCode;
  const address = first?.address;
  return {
    ...{ isNew, asksCode, choose, address },
    /** For ways that write no mail. */
    input: isNew && asksCode && address ? { asksCode, recipients: [address] } : {},
  };
}
export type Code = ReturnType<typeof useCode>;

/** Asks for a code when the customer accepts; without a mail it says where the code goes. */
export function CodeField({ code, byMail }: { code: Code; byMail?: boolean }) {
  const { t } = useTranslation('sentOffer');
  const { isNew, asksCode, choose, address } = code;
  const isPossible = byMail || address !== undefined;
  if (!isNew) return null;
  return (
    <div>
      <Checkbox
        label={t('send.asksCode')}
        checked={asksCode && isPossible}
        disabled={!isPossible}
        onChange={({ target }) => choose(target.checked)}
      />
      {!byMail && (
        <p className="muted s">{address ? t('send.codeTo', { address }) : t('send.codeNowhere')}</p>
      )}
    </div>
  );
}
