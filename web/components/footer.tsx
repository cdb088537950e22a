import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import './footer.css';

type Props = { className?: string; year?: number };

/** Copyright, company, VAT number, privacy, software (SHL-047 to SHL-051). */
export function Footer({ className = 'footer', year = new Date().getFullYear() }: Props) {
  const { t } = useTranslation();
  return (
    <footer className={className}>
      <span>{t('footer.copyright', { year, company: brand.company })}</span>
      <span>{t('footer.vat', { vat: brand.vatNumber })}</span>
      <Link to={paths.privacy}>{t('shell.privacy')}</Link>
      <span>{t('footer.software', { software: brand.software })}</span>
    </footer>
  );
}
