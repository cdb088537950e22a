import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { forgetLanguage, setLanguage } from '#web/lib/i18n.ts';
import { startLanguage } from '#web/lib/language.ts';

describe('the language of the interface', () => {
  it('is Italian or English [SHL-004, I18-001]', () => {
    expect(languages).toEqual(['it', 'en']);
  });

  it('is what the user chose before, kept as user-locale [SHL-053, I18-005]', async () => {
    await setLanguage('en');
    expect(localStorage.getItem('user-locale')).toBe('en');
    expect(startLanguage(localStorage.getItem('user-locale'), 'it-IT')).toBe('en');
  });

  it('is the language of the browser when nothing is chosen [SHL-054, I18-006]', () => {
    expect(startLanguage(null, 'en-GB')).toBe('en');
    expect(startLanguage(null, 'it-CH')).toBe('it');
  });

  it('is Italian when the wanted one does not exist [SHL-055, CDA-060, CDA-007, I18-007, OPW-61, WER-022]', async () => {
    expect(startLanguage('fr', 'en-GB')).toBe('it');
    expect(startLanguage(null, 'de-DE')).toBe('it');
    await setLanguage('fr');
    expect(i18next.language).toBe('it');
  });

  it('shows a message in Italian that the language lacks [SHL-056, I18-003]', async () => {
    i18next.addResource('it', 'common', 'onlyItalian', 'Solo in italiano');
    await setLanguage('en');
    expect(String(i18next.t('onlyItalian' as 'appName'))).toBe('Solo in italiano');
  });

  it('is called Italiano or English, in either [I18-004]', async () => {
    for (const language of languages) {
      await setLanguage(language);
      const names = languages.map((each) => i18next.t(`common:account.${each}`));
      expect(names).toEqual(['Italiano', 'English']);
    }
  });

  it('is forgotten with the session [SES-035]', async () => {
    await setLanguage('en');
    await forgetLanguage();
    expect(localStorage.getItem('user-locale')).toBeNull();
  });
});
