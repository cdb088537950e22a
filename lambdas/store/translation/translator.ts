import { TranslateClient, TranslateTextCommand } from '@aws-sdk/client-translate';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { log } from '#lambdas/runtime/log.ts';
import { DomainError } from '#shared/errors.ts';

/** Translates Italian into English, one text a request; any failure is `translation-failed` (OPC-51). */
export type Translator = {
  /** The limit of one request, in bytes of UTF-8. */
  mostBytes: number;
  translate(text: string): Promise<string>;
};

/** Milliseconds that all requests of one operation have together: less than the API waits. */
const deadline = 24_000;

const client = new TranslateClient(clientSettings());

/** Amazon Translate; the SDK tries throttled requests again. */
export function amazonTranslate(): Translator {
  const abortSignal = AbortSignal.timeout(deadline);
  return {
    mostBytes: 10_000,
    async translate(text) {
      try {
        const { TranslatedText } = await client.send(
          new TranslateTextCommand({ Text: text, SourceLanguageCode: 'it', TargetLanguageCode: 'en' }),
          { abortSignal },
        );
        if (TranslatedText?.trim()) return TranslatedText;
      } catch (cause) {
        log.error('translation failed', cause instanceof Error ? cause : new Error(String(cause)));
        throw new DomainError('translation-failed', undefined, { cause });
      }
      throw new DomainError('translation-failed');
    },
  };
}
