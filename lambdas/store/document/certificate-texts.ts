import de from '#locales/de/offerCertificate.json' with { type: 'json' };
import en from '#locales/en/offerCertificate.json' with { type: 'json' };
import it from '#locales/it/offerCertificate.json' with { type: 'json' };
import type { CertificateTexts } from '#shared/document/certificate/certificate-texts.ts';
import type { OfferLanguage } from '#shared/document/offer/offer-texts.ts';

/** The texts of the certificate by language. */
export const certificateTexts: Record<OfferLanguage, CertificateTexts> = { it, en, de };
