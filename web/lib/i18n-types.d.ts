import 'i18next';
import type area from '#locales/it/area.json';
import type auth from '#locales/it/auth.json';
import type catalogue from '#locales/it/catalogue.json';
import type colorSelector from '#locales/it/colorSelector.json';
import type colours from '#locales/it/colours.json';
import type common from '#locales/it/common.json';
import type errors from '#locales/it/errors.json';
import type phases from '#locales/it/phases.json';
import type pricelists from '#locales/it/pricelists.json';
import type products from '#locales/it/products.json';
import type quotations from '#locales/it/quotations.json';
import type richText from '#locales/it/richText.json';
import type tags from '#locales/it/tags.json';
import type validation from '#locales/it/validation.json';
import type workbook from '#locales/it/workbook.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** One line for each file of locales/it. */
    resources: {
      area: typeof area;
      auth: typeof auth;
      catalogue: typeof catalogue;
      colorSelector: typeof colorSelector;
      colours: typeof colours;
      common: typeof common;
      errors: typeof errors;
      pricelists: typeof pricelists;
      products: typeof products;
      phases: typeof phases;
      quotations: typeof quotations;
      richText: typeof richText;
      tags: typeof tags;
      validation: typeof validation;
      workbook: typeof workbook;
    };
  }
}
