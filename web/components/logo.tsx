import { brand } from '#shared/brand.ts';
import './logo.css';

const picture = `data:image/svg+xml,${encodeURIComponent(brand.logo)}`;

export const LogoMark = () => <img src={picture} alt="" height={30} />;

export const Logo = () => (
  <span className="logo">
    <LogoMark />
    <span>{brand.vendor}</span>
  </span>
);
