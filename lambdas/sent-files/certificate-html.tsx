import { pageHtml } from '#lambdas/store/document/page-html.tsx';
import { CertificateDocument } from '#shared/document/certificate/certificate-document.tsx';
import type { CertificateModel } from '#shared/document/certificate/certificate-model.ts';
import { certificateStyle } from '#shared/document/certificate/certificate-style.ts';
import type { CertificateTexts } from '#shared/document/certificate/certificate-texts.ts';

/** The certificate as a page that Chromium prints. */
export const certificateHtml = (model: CertificateModel, texts: CertificateTexts): string =>
  pageHtml({
    ...{ language: model.language, title: model.title, style: certificateStyle(model, texts) },
    content: <CertificateDocument model={model} />,
  });
