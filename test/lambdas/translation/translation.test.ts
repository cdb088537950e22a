import { TooManyRequestsException, TranslateClient, TranslateTextCommand } from '@aws-sdk/client-translate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockedClient } from '#test/support/mocked-client.ts';

vi.stubEnv('AWS_REGION', 'eu-central-1');
const translate = mockedClient(TranslateClient);
const { amazonTranslate } = await import('#lambdas/store/translation/translator.ts');
const { openTranslation } = await import('#lambdas/translation/translation.ts');

beforeEach(() => translate.reset());

type Answer = (text: string) => string | undefined;
const answering = (answer: Answer) =>
  translate
    .on(TranslateTextCommand)
    .callsFake(({ Text }: { Text: string }) => ({ TranslatedText: answer(Text) }));
const sent = () => translate.commandCalls(TranslateTextCommand).map(({ args }) => args[0].input.Text ?? '');

describe('the translator', () => {
  it('is asked from Italian into English', async () => {
    answering(() => 'Wall');
    expect(await amazonTranslate().translate('Parete')).toBe('Wall');
    expect(translate.commandCalls(TranslateTextCommand)[0]?.args[0].input).toEqual({
      Text: 'Parete',
      SourceLanguageCode: 'it',
      TargetLanguageCode: 'en',
    });
  });

  it.each([
    ['keeps throttling', new TooManyRequestsException({ message: 'Rate exceeded', $metadata: {} })],
    ['is not configured', new Error('Could not load credentials from any providers')],
  ])('and %s makes a failed translation [OPC-51]', async (_, failure) => {
    translate.on(TranslateTextCommand).rejects(failure);
    await expect(openTranslation().words('Parete')).rejects.toMatchObject({
      code: 'translation-failed',
      cause: failure,
    });
  });

  it.each(['', ' ', undefined])('and answers %j makes a failed translation [OPC-51]', async (answer) => {
    answering(() => answer);
    await expect(openTranslation().words('Parete')).rejects.toMatchObject({ code: 'translation-failed' });
  });

  it('is not asked for empty texts, and once for one that comes again [OPC-51]', async () => {
    answering((text) => `en ${text}`);
    const { words, markup } = openTranslation();
    expect(await Promise.all(['', '  ', 'Blu', 'Blu '].map(words))).toEqual(['', '', 'en Blu', 'en Blu']);
    expect(await Promise.all(['', '<p></p>', '<p>Blu</p>'].map(markup))).toEqual(['', '', '<p>en Blu</p>']);
    expect(sent()).toEqual(['Blu']);
  });

  it('is asked for five texts at once at the most, and for no more after a failure', async () => {
    let running = 0;
    const atOnce: number[] = [];
    translate.on(TranslateTextCommand).callsFake(async ({ Text }) => {
      atOnce.push(++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (Text === 'text 7') throw new Error('down');
      return { TranslatedText: Text };
    });
    const { words } = openTranslation();
    const texts = Array.from({ length: 30 }, (_, index) => `text ${index}`);
    const outcomes = await Promise.allSettled(texts.map(words));
    expect(Math.max(...atOnce)).toBe(5);
    expect(sent().length).toBeLessThan(15);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(15);
  });
});

describe('a rich text', () => {
  it('is translated block by block, every tag as it was [OPC-51]', async () => {
    answering((text) =>
      text.replace(/<.*?>|&amp;|[^<&]+/g, (part) => (/^[<&]/.test(part) ? part : part.toUpperCase())),
    );
    const html =
      '<h2>Uso</h2><p style="text-align: center">Per <strong>interni</strong> &amp; altro.</p><ul><li><p>a &lt; b</p></li></ul>';
    expect(await openTranslation().markup(html)).toBe(
      '<h2>USO</h2><p style="text-align: center">PER <strong>INTERNI</strong> &amp; ALTRO.</p><ul><li><p>A &lt; B</p></li></ul>',
    );
    expect(sent()).toEqual(['Uso', 'Per <strong>interni</strong> &amp; altro.', 'a < b']);
  });

  it.each([
    ['loses', (text: string) => text.replace(/<\/?strong>/g, '')],
    ['changes', (text: string) => text.replaceAll('strong', 'Strong')],
    ['adds', (text: string) => `<b>${text}</b>`],
    ['swaps', (text: string) => text.replace('<strong>', '').replace('</strong>', '</strong><strong>')],
  ])('keeps its tags although the translator %s them [OPC-51]', async (_, answer) => {
    answering((text) => (text.includes('<') ? answer(text) : `en ${text}`));
    expect(await openTranslation().markup('<p>Per <strong>interni</strong>.</p>')).toBe(
      '<p>en Per <strong>en interni</strong>en .</p>',
    );
  });

  it('does not get tags from words of a translator', async () => {
    answering(() => '<b>fat</b> & <img src=x onerror=alert(1)>');
    expect(await openTranslation().markup('<p>Grasso</p>')).toBe(
      '<p>&lt;b&gt;fat&lt;/b&gt; &amp; &lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  it('is cut into requests of 10,000 bytes at the most, at ends of sentences', async () => {
    answering((text) => text);
    const sentence = `${'è'.repeat(100)}.`;
    const text = Array.from({ length: 120 }, () => sentence).join(' ');
    const { markup, words } = openTranslation();
    expect(await markup(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
    expect(await words('ù'.repeat(5_001))).toBe(`${'ù'.repeat(5_000)} ù`);
    expect(Math.max(...sent().map((piece) => Buffer.byteLength(piece)))).toBeLessThanOrEqual(10_000);
    expect(
      sent()
        .slice(0, 3)
        .every((piece) => piece.endsWith('.')),
    ).toBe(true);
    expect(sent()).toHaveLength(5);
  });

  it('with marks that is too long for a request is translated text by text', async () => {
    answering((text) => text);
    const long = `<p>${'parola '.repeat(1000)}<b>grassa</b> ${'parola '.repeat(1000)}fine</p>`;
    expect(await openTranslation().markup(long)).toBe(long);
    expect(sent()).toHaveLength(3);
  });
});
