import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import { CodeField, useCode } from './code-field.tsx';
import { versionFileAddress } from './share-pdf.ts';
import { TermsField } from './terms-field.tsx';
import { useSending } from './use-sending.ts';
import { useTerms } from './use-terms.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-props.ts';

/** On paper: its PDF opens to be printed, with the code of its link beside the signatures (SND-034). */
export function HandWay(props: WayProps) {
  const { t } = useTranslation('sentOffer');
  const sending = useSending(props, props.isNew);
  const terms = useTerms(props);
  const code = useCode(props);
  const { id } = props.offer.draft;
  /** The tab opens in the press, before the version exists. */
  const begin = () =>
    void inNewTab(async () => {
      const { version } = await sending.mutateAsync({
        way: 'hand',
        ...code.input,
        ...(terms.version !== undefined && { processingTerms: terms.version }),
      });
      props.onClose();
      return versionFileAddress(id, version);
    }).catch(() => {});
  return (
    <WayFrame
      {...props}
      sending={sending}
      action={t('send.hand.action')}
      icon="print"
      disabled={!terms.isReady}
      preview={
        <ul className="send-points">
          {(['document', 'code', 'signatures'] as const).map((name) => (
            <li key={name}>
              <Icon name="check" /> {t(`send.hand.${name}`)}
            </li>
          ))}
        </ul>
      }
      onSubmit={begin}
    >
      <p>{t('send.hand.lead', { version: props.version })}</p>
      <CodeField code={code} />
      <TermsField terms={terms} />
    </WayFrame>
  );
}
