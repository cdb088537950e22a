import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#web/components/public-frame.tsx';

const goTo = (address: string) => window.location.replace(address);

type Props = { address: string; leave?: (address: string) => void };

/** Leads outside the site (SHL-016, SHL-017, SHL-018); the link stays for browsers that do not follow. */
export default function LeavePage({ address, leave = goTo }: Props) {
  const { t } = useTranslation('app');
  useEffect(() => leave(address), [address, leave]);
  return (
    <PublicFrame title={t('leaving')}>
      <p>
        <a href={address} rel="noopener">
          {t('leavingTo', { host: new URL(address).host })}
        </a>
      </p>
    </PublicFrame>
  );
}
