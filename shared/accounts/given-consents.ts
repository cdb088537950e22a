/**
 * The version of the texts that people consent to: the privacy notice, and the words beside both ticks. A change of
 * one of them comes with another day here.
 */
const consentVersion = '2026-11-23';

type GivenConsent = { at: string; version: string };
export type GivenConsents = { privacy: GivenConsent; marketing: GivenConsent | null };

/** The consents that users gave themselves: when, and to which text (ROL-040, ROL-045). */
export function givenConsents(marketing: boolean, now: Date): GivenConsents {
  const given = { at: now.toISOString(), version: consentVersion };
  return { privacy: given, marketing: marketing ? given : null };
}
