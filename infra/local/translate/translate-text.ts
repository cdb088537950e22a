import { ServiceFault } from '../service-fault.ts';

/** Bytes of UTF-8, as on AWS. */
const longestText = 10_000;
const languages = ['it', 'en', 'de', 'fr', 'es'];

type Input = { Text?: unknown; SourceLanguageCode?: unknown; TargetLanguageCode?: unknown };

const tooShort = (member: string) =>
  new ServiceFault(
    'ValidationException',
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: Member must have length greater than or equal to 1`,
  );

/** There is no translator on this machine: a text comes back as it was, with the language it should be in. */
export function translateText({ Text, SourceLanguageCode, TargetLanguageCode }: Input): object {
  if (typeof Text !== 'string' || Text === '') throw tooShort('text');
  const [source, target] = [String(SourceLanguageCode ?? ''), String(TargetLanguageCode ?? '')];
  if (!source) throw tooShort('sourceLanguageCode');
  if (!target) throw tooShort('targetLanguageCode');
  if (Buffer.byteLength(Text) > longestText) {
    const message = `Input text size exceeds limit. Max length of request text allowed is ${longestText} bytes while in this request the text size is ${Buffer.byteLength(Text)} bytes`;
    throw new ServiceFault('TextSizeLimitExceededException', message);
  }
  if (!languages.includes(source) || !languages.includes(target)) {
    throw new ServiceFault(
      'UnsupportedLanguagePairException',
      `Unsupported language pair: ${source} to ${target}.`,
    );
  }
  return {
    TranslatedText: `[${target.toUpperCase()}] ${Text}`,
    SourceLanguageCode: source,
    TargetLanguageCode: target,
  };
}
