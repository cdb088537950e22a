import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { MailValues } from '#shared/offers/sending/mail-texts.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import { useUser } from '#web/lib/session.ts';
import { MailPaper } from '../parts/mail-paper.tsx';
import { LinkPreview } from '../sent/send/link-preview.tsx';
import { signatureOf } from '../sent/send/mail-values.ts';
import type { TextGroup } from './text-groups.ts';
import type { EditedText } from './use-customer-text.ts';

type Props = { text: EditedText; group: TextGroup };

/** The text as a customer reads it, with the values of an example. */
export function TextPreview({ text, group }: Props) {
  const { t } = useTranslation('offerSettings');
  const { language, typedIn } = text;
  const { owner, values } = useExample(text);
  if (group.name === 'message')
    return <LinkPreview message={typedIn('message')} values={values} address={undefined} />;
  if (group.name === 'withdrawalNotice')
    return <Notice text={typedIn('withdrawalNotice')} language={language} />;
  const [subject, body] =
    group.name === 'mail'
      ? (['mailSubject', 'mailText'] as const)
      : (['reminderSubject', 'reminderText'] as const);
  return (
    <>
      <MailPaper {...{ owner, language, values }} subject={typedIn(subject)} text={typedIn(body)} />
      <p className="muted s send-lock">{t('dialog.example')}</p>
    </>
  );
}

/** The owner's own name and number, with a customer who stands for all. */
function useExample({ draft }: EditedText): { owner: string; values: MailValues } {
  const { t } = useTranslation('offerSettings');
  const user = useUser();
  const owner = draft.businessName.trim() || user.company || displayName(user);
  const today = dayInRome(new Date());
  const values = {
    cliente: t('dialog.sample.customer'),
    cantiere: t('dialog.sample.site'),
    numero: `${draft.prefix.trim()}${draft.nextNumber.trim()}/${today.slice(0, 4)}`,
    totale: formatMoney(cents(exampleTotal)),
    scadenza: formatDate(`${dayAfter(today, Number(draft.validityDays) || 0)}T12:00:00Z`),
    link: '',
    firma: signatureOf(user, owner),
  };
  return { owner, values };
}

/** In cents. */
const exampleTotal = 1_449_263;

/** The notice as it stands on the customer's page, above its tick (ACC-023). */
function Notice({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('offerSettings');
  if (text.trim() === '') return <p className="muted s">{t('dialog.noNotice')}</p>;
  return (
    <div className="mail-preview" lang={language}>
      <p className="mail-text">{text}</p>
    </div>
  );
}
