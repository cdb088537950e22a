import { useTranslation } from 'react-i18next';
import { isPriceListToConfirm } from '#shared/accounts/price-list-to-confirm.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { countryName } from '#web/lib/country-name.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { PriceListField } from './access-part.tsx';
import { Part } from './part.tsx';
import type { EditedUser } from './use-edited-user.ts';
import { UserImage } from './user-image.tsx';

type Props = { user: EditedUser };

/** The price list, with what is to be said of it, and what documents show of the user. */
export function EditedDocumentsPart({ user }: Props) {
  const { t } = useTranslation('users');
  const { values, edit, lists } = user;
  return (
    <Part title={t('form.documents')}>
      <ToConfirm user={user} />
      <LostList user={user} />
      <PriceListField fields={user} lists={lists} />
      <div className="whole user-logo">
        <UserImage user={user} />
        <Checkbox
          label={t('form.showLogo')}
          checked={values.showLogo}
          onChange={({ target }) => edit({ showLogo: target.checked })}
        />
      </div>
    </Part>
  );
}

const nameOf = ({ lists }: EditedUser, id: string) => lists.find((list) => list.id === id)?.name ?? id;

/** The province suggests a list that nobody confirmed yet (OPC-35). */
function ToConfirm({ user }: Props) {
  const { t } = useTranslation('users');
  const failureText = useFailureText();
  const { base, confirming, refusal } = user;
  const { suggestedPricelist } = base;
  if (refusal) {
    return (
      <div className="whole">
        <Alert tone="err" onDismiss={user.dismissRefusal}>
          {failureText(refusal)}
        </Alert>
      </div>
    );
  }
  if (!suggestedPricelist || !isPriceListToConfirm(base)) return null;
  const confirm = (
    <Button small busy={confirming} onClick={user.confirm}>
      {t('edit.confirmPriceList')}
    </Button>
  );
  return (
    <div className="whole">
      <Alert tone="info" action={confirm}>
        {t('edit.toConfirm', { name: nameOf(user, suggestedPricelist) })}
      </Alert>
    </div>
  );
}

/** Said before the save takes the list away (OPC-48). */
function LostList({ user }: Props) {
  const { t, i18n } = useTranslation('users');
  const { losesList, values } = user;
  if (!losesList) return null;
  const name = nameOf(user, values.pricelist);
  return (
    <div className="whole">
      <Alert tone="warn">
        {values.type === 'privato'
          ? t('edit.noListForPrivate', { name })
          : t('edit.listElsewhere', { name, country: countryName(values.country, i18n.language) })}
      </Alert>
    </div>
  );
}
