import { useTranslation } from 'react-i18next';
import './sign.css';

const looks = { '<': 'lt', '=': 'eq', '>': 'gt' } as const;
const names = { '<': 'sign.less', '=': 'sign.equal', '>': 'sign.more' } as const;

/** How the chosen quantity compares with the need (QCA-025 to QCA-027): the sign is the text, never colour alone. */
export function Sign({ value }: { value: keyof typeof looks }) {
  const { t } = useTranslation();
  const name = t(names[value]);
  return (
    <span className={`sign ${looks[value]}`} role="img" aria-label={name} title={name}>
      {value}
    </span>
  );
}
