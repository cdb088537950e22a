import { useTranslation } from 'react-i18next';
import { isPriceListToConfirm } from '#shared/accounts/price-list-to-confirm.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormPart } from '#web/components/form-part.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { EditedUser } from './use-edited-user.ts';
import { useLostList } from './use-lost-list.ts';
import { UserImage } from './user-image.tsx';
import { PriceListField } from './user-parts.tsx';

type Props = { user: EditedUser };

/** The price list with its warnings, and the logo on documents. */
export function EditedDocumentsPart({ user }: Props) {
  const { t } = useTranslation('users');
  return (
    <FormPart title={t('form.documents')}>
      <Asked user={user} />
      <ToConfirm user={user} />
      <PriceListField form={user} lists={user.lists} hint={useLostList(user)} />
      <div className="whole user-logo">
        <UserImage user={user} />
        <Checkbox label={t('form.showLogo')} {...user.tick('showLogo')} />
      </div>
    </FormPart>
  );
}

const nameOf = ({ lists }: EditedUser, id: string) => lists.find((list) => list.id === id)?.name ?? id;

/** The user has no price list and asked for one. */
function Asked({ user: { base } }: Props) {
  const { t } = useTranslation('users');
  if (!base.priceListAskedAt || base.pricelist) return null;
  return (
    <div className="whole">
      <Alert tone="info">{t('edit.priceListAsked', { date: formatDate(base.priceListAskedAt) })}</Alert>
    </div>
  );
}

/** The province suggests a list, which nobody has confirmed yet (OPC-35). */
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
