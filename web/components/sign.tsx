import { useTranslation } from 'react-i18next';
import './sign.css';

const looks = { '<': 'lt', '=': 'eq', '>': 'gt' } as const;
const names = { '<': 'sign.less', '=': 'sign.equal', '>': 'sign.more' } as const;

type Props = {
  value: keyof typeof looks;
  /** Says more than the sign alone. */
  name?: string;
};

/** How the chosen quantity compares with the need (QCA-025 to QCA-027): the sign is the text, never colour alone. */
export function Sign({ value, name: given }: Props) {
  const { t } = useTranslation();
  const name = given ?? t(names[value]);
  return (
    <span className={`sign ${looks[value]}`} role="img" aria-label={name} title={name}>
      {value}
    </span>
  );
}
