import { brand } from '#shared/brand.ts';
import './logo.css';

const picture = `data:image/svg+xml,${encodeURIComponent(brand.logo)}`;

export const Logo = () => (
  <span className="logo">
    <img src={picture} alt="" height={30} />
    <span>{brand.vendor}</span>
  </span>
);
