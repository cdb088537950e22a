import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksForPriceList } from '#shared/access/super-user.ts';
import { hasJustAsked } from '#shared/accounts/price-list-asked.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { AskPriceListDocument } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';
import { keepUser, type SessionUser, useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  /** Hears of the user after the request: their revision is another one. */
  onAsked?: (user: SessionUser) => void;
};

/** Tells users without a price list what they see, and lets them ask for one; once they asked, it says so. */
export function LackingPriceList({ onAsked }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const failureText = useFailureText();
  const [now] = useState(() => new Date());
  const asking = useMutation({
    mutationFn: async () => keepUser((await request(AskPriceListDocument)).askPriceList),
    onSuccess: onAsked,
  });
  const keptFocus = useKeptFocus<HTMLElement>();
  if (user.pricelist) return null;
  if (!asksForPriceList(user))
    return <Alert>{t(user.type === 'privato' ? 'priceList.private' : 'priceList.lacking')}</Alert>;
  const { priceListAskedAt, emailVerified } = user;
  const mayAsk = emailVerified && !hasJustAsked(user, now);
  const ask = (
    <Button small icon="send" busy={asking.isPending} onClick={() => asking.mutate()}>
      {t(priceListAskedAt ? 'priceList.askAgain' : 'priceList.ask')}
    </Button>
  );
  return (
    <section {...keptFocus} className="stack" aria-label={t('priceList.group')}>
      <Alert tone={mayAsk ? 'warn' : 'info'} action={mayAsk && ask}>
        {t('priceList.lacking')}{' '}
        {priceListAskedAt && t('priceList.asked', { date: formatDate(priceListAskedAt) })}
      </Alert>
      {asking.error && (
        <Alert tone="err" onDismiss={asking.reset}>
          {failureText(asking.error, (reason) => t('priceList.notAsked', { reason }))}
        </Alert>
      )}
    </section>
  );
}
