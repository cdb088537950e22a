import { describe, expect, it } from 'vitest';
import { givenTexts, ownTexts, usedTexts } from '#lambdas/store/offer/used-texts.ts';
import { firstSettings } from '#shared/schemas/offer-settings.ts';

describe('the texts of an owner', () => {
  it('keep no copy of given ones, so that these may be improved [SND-016, ACC-023]', () => {
    const mailText = { ...givenTexts.mailText, de: 'Guten Tag' };
    const own = ownTexts({ mailText, withdrawalNotice: givenTexts.withdrawalNotice });
    expect(own).toEqual({ mailText: { it: null, en: null, de: 'Guten Tag' }, withdrawalNotice: null });
    expect(usedTexts({ ...firstSettings, ...own, withdrawalNotice: null })).toEqual({
      ...givenTexts,
      mailText,
    });
  });

  it('stay as they are typed, also where one language of the notice is the given one [ACC-023]', () => {
    const notice = { ...givenTexts.withdrawalNotice, en: '' };
    expect(ownTexts({ withdrawalNotice: notice })).toEqual({ withdrawalNotice: notice });
    expect(ownTexts({ message: null, withdrawalNotice: null })).toEqual({
      message: null,
      withdrawalNotice: null,
    });
    expect(ownTexts({})).toEqual({});
  });
});
