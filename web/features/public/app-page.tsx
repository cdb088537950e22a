import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { QrCode } from '#shared/document/qr-code.tsx';
import { qrShape } from '#shared/document/qr-shape.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { PublicFrame } from '#web/components/public-frame.tsx';
import './app-page.css';

const stores = [
  { name: 'ios', address: brand.links.ios },
  { name: 'android', address: brand.links.android },
] as const;

/** /app: the stores of the app (SHL-015); on a large screen, a code opens the page on a phone. */
export default function AppPage() {
  const { t } = useTranslation(['app', 'common']);
  const code = useMemo(() => qrShape(`${window.location.origin}${paths.app}`), []);
  return (
    <PublicFrame title={t('title')} lead={t('lead')}>
      <div className="download">
        <div className="stores">
          {stores.map(({ name, address }) => (
            <ButtonLink key={name} to={address} icon="download" block>
              {t(name)}
            </ButtonLink>
          ))}
          <Link to={paths.login()}>{t('browser')}</Link>
        </div>
        <figure className="desk-only">
          <QrCode shape={code} label={t('code')} />
          <figcaption>{t('codeText')}</figcaption>
        </figure>
      </div>
    </PublicFrame>
  );
}
