import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { longestMessage } from '#shared/offers/sending/mail-texts.ts';
import { Alert } from '#web/components/alert.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { useUser } from '#web/lib/session.ts';
import { type SentLink, useLinks } from '../use-sent-offer.ts';
import { CodeField, useCode } from './code-field.tsx';
import { LinkFooter } from './link-footer.tsx';
import { LinkPreview } from './link-preview.tsx';
import { MadeLink } from './made-link.tsx';
import { mailValuesOf } from './mail-values.ts';
import { startTexts } from './start-texts.ts';
import { TermsField } from './terms-field.tsx';
import { useKeptState } from './use-kept-state.ts';
import { useSending } from './use-sending.ts';
import { useTerms } from './use-terms.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-props.ts';

/** A link of a version that is out already, which is nobody's own: a recipient's or this device's is not shared (SND-025). */
function useKnownLink(offer: string, isNew: boolean): SentLink | undefined {
  const { data } = useLinks(offer, !isNew);
  // Links that were read before lead to the former version.
  return isNew ? undefined : data?.find(({ inPerson, recipient }) => !inPerson && recipient === null);
}

/** By link: it is made on request, and then shared, sent by WhatsApp, copied or shown (SND-025 to SND-028). */
export function LinkWay(props: WayProps) {
  const { t } = useTranslation('sentOffer');
  const user = useUser();
  const { draft } = props.offer;
  const [values] = useState(() => mailValuesOf(props, user));
  const start = startTexts(props.settings, draft.language, values).message;
  const [message, setMessage] = useKeptState(props.kept, 'message', start);
  const sending = useSending(props, props.isNew);
  const terms = useTerms(props);
  const code = useCode(props);
  const known = useKnownLink(draft.id, props.isNew);
  const [made, setMade] = useState<SentLink>();
  const link = made ?? known;
  const make = () =>
    sending.mutate(
      { way: 'link', ...code.input, ...(terms.version !== undefined && { processingTerms: terms.version }) },
      { onSuccess: (sent) => setMade(sent.link ?? undefined) },
    );
  return (
    <WayFrame
      {...props}
      sending={sending}
      action={t('send.makeLink')}
      icon="link"
      disabled={!terms.isReady || message.length > longestMessage}
      preview={<LinkPreview message={message} values={values} address={link?.address} />}
      footerStart={<span className="desk-only muted s">{t('send.noNamesInPreview')}</span>}
      footer={link && <LinkFooter {...props} message={message} values={values} link={link} />}
      onSubmit={() => !link && make()}
    >
      {link && <LinkReady {...props} />}
      <TextArea
        label={t('send.message')}
        longest={longestMessage}
        rows={4}
        hint={link ? undefined : t('send.messageHint')}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {link ? (
        <MadeLink {...props} link={link} busy={sending.isPending} onAnother={make} />
      ) : (
        <>
          <CodeField code={code} />
          <TermsField terms={terms} />
        </>
      )}
    </WayFrame>
  );
}

/** Who has the link of a former version gets no message of this one: the owner tells them. */
function LinkReady({ offer, sent, version }: WayProps) {
  const { t } = useTranslation('sentOffer');
  const day = formatDate(`${sent?.validUntil ?? offer.draft.validUntil}T12:00:00Z`);
  const isUntold = version > 1 && sent?.channel === 'link';
  return (
    <Alert tone="ok">
      {t('send.linkReady', { version, day })} {isUntold && t('send.nobodyTold', { version })}
    </Alert>
  );
}
