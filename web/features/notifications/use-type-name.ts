import { useTranslation } from 'react-i18next';
import { userTypes } from '#shared/schemas/user.ts';

/** What a type of users is called; one that is none shows as it is stored. */
export function useTypeName() {
  const { t } = useTranslation('person');
  return (type: string) => {
    const known = userTypes.find((one) => one === type);
    return known ? t(`types.${known}`) : type;
  };
}
