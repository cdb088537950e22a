import { TranslateClient, TranslateTextCommand } from '@aws-sdk/client-translate';
import { describe, expect, it } from 'vitest';
import '#test/support/contract-target.ts';

const client = new TranslateClient({ maxAttempts: 1 });
const translated = (Text: string, TargetLanguageCode = 'en', by = client) =>
  by.send(new TranslateTextCommand({ Text, SourceLanguageCode: 'it', TargetLanguageCode }));

describe('a translation', () => {
  it('returns another text and both languages', async () => {
    const answer = await translated('La parete è bianca.');
    expect(answer).toMatchObject({ SourceLanguageCode: 'it', TargetLanguageCode: 'en' });
    expect(answer.TranslatedText).toBeTruthy();
    expect(answer.TranslatedText).not.toBe('La parete è bianca.');
  });

  it('keeps the tags of marks', async () => {
    const { TranslatedText } = await translated('La parete è <strong>bianca</strong>.');
    expect(TranslatedText?.match(/<[^>]*>/g)).toEqual(['<strong>', '</strong>']);
  });

  it('accepts 10,000 bytes, and no more', async () => {
    expect((await translated('è '.repeat(3333))).TranslatedText).toBeTruthy();
    await expect(translated('è '.repeat(3334))).rejects.toMatchObject({
      name: 'TextSizeLimitExceededException',
    });
  });

  it('into a language that does not exist is refused', async () => {
    await expect(translated('Parete', 'xx')).rejects.toMatchObject({
      name: 'UnsupportedLanguagePairException',
    });
  });

  it('of an empty text is refused', async () => {
    await expect(translated('')).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it.each([
    ['an unknown key', { accessKeyId: 'AKIAIOSFODNN7EXAMPLE' }, 'UnrecognizedClientException'],
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'InvalidSignatureException'],
  ])('asked for with %s is refused', async (_title, wrong, name) => {
    const credentials = { ...(await client.config.credentials()), ...wrong };
    const stranger = new TranslateClient({ credentials, maxAttempts: 1 });
    await expect(translated('Parete', 'en', stranger)).rejects.toMatchObject({ name });
  });
});
