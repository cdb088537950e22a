import { useTranslation } from 'react-i18next';
import { userTypes } from '#shared/schemas/user.ts';

/** Names a type of users; an unknown one shows as it is stored. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('person');
  return (type) => {
    const known = userTypes.find((one) => one === type);
    return known ? t(`types.${known}`) : type;
  };
}
