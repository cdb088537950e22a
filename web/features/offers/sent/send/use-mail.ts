import { useState } from 'react';
import { largestAttachment } from '#shared/offers/sending/largest-attachment.ts';
import { useUser } from '#web/lib/session.ts';
import { useCode } from './code-field.tsx';
import { mailValuesOf } from './mail-values.ts';
import { startTexts } from './start-texts.ts';
import { useKeptState } from './use-kept-state.ts';
import { usePdfSize } from './use-pdf-size.ts';
import { type Returned, useRecipients } from './use-recipients.ts';
import { useSending } from './use-sending.ts';
import { useTerms } from './use-terms.ts';
import type { WayProps } from './way-props.ts';

/** The mail while it is edited. */
export function useMail(props: WayProps, returned: Returned) {
  const user = useUser();
  const [values] = useState(() => mailValuesOf(props, user));
  const [start] = useState(() => startTexts(props.settings, props.offer.draft.language, values));
  const { kept } = props;
  const [subject, setSubject] = useKeptState(kept, 'subject', start.subject);
  const [text, setText] = useKeptState(kept, 'text', start.text);
  const [flags, setFlags] = useKeptState(kept, 'flags', {
    ...{ attach: true, copyToMe: false },
  });
  const size = usePdfSize(props);
  const isTooLarge = size !== undefined && size > largestAttachment;
  return {
    ...{ size, isTooLarge, values },
    sending: useSending(props, props.isNew),
    people: useRecipients(props, returned),
    terms: useTerms(props),
    code: useCode(props),
    mail: {
      ...{ subject, text, ...flags, setSubject, setText },
      setFlag: (name: keyof typeof flags, on: boolean) => setFlags((now) => ({ ...now, [name]: on })),
    },
  };
}
export type MailDraft = ReturnType<typeof useMail>['mail'];
