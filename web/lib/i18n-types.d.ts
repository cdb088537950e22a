import 'i18next';
import type app from '#locales/it/app.json';
import type area from '#locales/it/area.json';
import type auth from '#locales/it/auth.json';
import type catalogue from '#locales/it/catalogue.json';
import type colorSelector from '#locales/it/colorSelector.json';
import type colours from '#locales/it/colours.json';
import type common from '#locales/it/common.json';
import type errors from '#locales/it/errors.json';
import type guidedTest from '#locales/it/guidedTest.json';
import type help from '#locales/it/help.json';
import type image from '#locales/it/image.json';
import type inbox from '#locales/it/inbox.json';
import type notifications from '#locales/it/notifications.json';
import type person from '#locales/it/person.json';
import type personalData from '#locales/it/personalData.json';
import type phases from '#locales/it/phases.json';
import type pricelists from '#locales/it/pricelists.json';
import type priceUpdate from '#locales/it/priceUpdate.json';
import type privacy from '#locales/it/privacy.json';
import type products from '#locales/it/products.json';
import type profile from '#locales/it/profile.json';
import type quotations from '#locales/it/quotations.json';
import type repair from '#locales/it/repair.json';
import type resetPassword from '#locales/it/resetPassword.json';
import type richText from '#locales/it/richText.json';
import type signUp from '#locales/it/signUp.json';
import type tags from '#locales/it/tags.json';
import type users from '#locales/it/users.json';
import type validation from '#locales/it/validation.json';
import type verification from '#locales/it/verification.json';
import type whyThis from '#locales/it/whyThis.json';
import type wizard from '#locales/it/wizard.json';
import type wizardTools from '#locales/it/wizardTools.json';
import type workbook from '#locales/it/workbook.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** One line for each file of locales/it. */
    resources: {
      app: typeof app;
      area: typeof area;
      auth: typeof auth;
      catalogue: typeof catalogue;
      colorSelector: typeof colorSelector;
      colours: typeof colours;
      common: typeof common;
      errors: typeof errors;
      help: typeof help;
      guidedTest: typeof guidedTest;
      image: typeof image;
      inbox: typeof inbox;
      notifications: typeof notifications;
      person: typeof person;
      personalData: typeof personalData;
      phases: typeof phases;
      priceUpdate: typeof priceUpdate;
      pricelists: typeof pricelists;
      privacy: typeof privacy;
      products: typeof products;
      profile: typeof profile;
      quotations: typeof quotations;
      repair: typeof repair;
      resetPassword: typeof resetPassword;
      richText: typeof richText;
      signUp: typeof signUp;
      tags: typeof tags;
      users: typeof users;
      validation: typeof validation;
      verification: typeof verification;
      wizard: typeof wizard;
      whyThis: typeof whyThis;
      wizardTools: typeof wizardTools;
      workbook: typeof workbook;
    };
  }
}
