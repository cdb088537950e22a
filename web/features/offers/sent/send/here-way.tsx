import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { loadableAddress } from '#web/lib/loadable-address.ts';
import { CodeField, useCode } from './code-field.tsx';
import { TermsField } from './terms-field.tsx';
import { useSending } from './use-sending.ts';
import { useTerms } from './use-terms.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-props.ts';

const goTo = (address: string) => window.location.assign(loadableAddress(address));

type Props = WayProps & { /** Tests look at it. */ onLeave?: (address: string) => void };

/** On this device: the customer's page opens full screen by a link of its own (SND-033). */
export function HereWay({ onLeave = goTo, ...props }: Props) {
  const { t } = useTranslation('sentOffer');
  const sending = useSending(props, props.isNew);
  const terms = useTerms(props);
  const code = useCode(props);
  const begin = () =>
    sending.mutate(
      {
        way: 'inPerson',
        ...code.input,
        ...(terms.version !== undefined && { processingTerms: terms.version }),
      },
      {
        onSuccess: ({ link }) => {
          props.onClose();
          if (link) onLeave(link.address);
        },
      },
    );
  return (
    <WayFrame
      {...props}
      sending={sending}
      action={t('do.signHere')}
      icon="pencil"
      disabled={!terms.isReady}
      preview={<Points names={['seesHere', 'noMenu', 'back']} />}
      onSubmit={begin}
    >
      <p>{t('send.here.lead', { version: props.version })}</p>
      <p className="muted s">{t('send.here.connection')}</p>
      <CodeField code={code} />
      <TermsField terms={terms} />
    </WayFrame>
  );
}

function Points({ names }: { names: readonly ('seesHere' | 'noMenu' | 'back')[] }) {
  const { t } = useTranslation('sentOffer');
  return (
    <ul className="send-points">
      {names.map((name) => (
        <li key={name}>
          <Icon name="check" /> {t(`send.here.${name}`)}
        </li>
      ))}
    </ul>
  );
}
