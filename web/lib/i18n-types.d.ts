import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** One line for each file of locales/it. */
    resources: {
      app: typeof import('#locales/it/app.json');
      area: typeof import('#locales/it/area.json');
      auth: typeof import('#locales/it/auth.json');
      catalogue: typeof import('#locales/it/catalogue.json');
      colorSelector: typeof import('#locales/it/colorSelector.json');
      colours: typeof import('#locales/it/colours.json');
      common: typeof import('#locales/it/common.json');
      customerMerge: typeof import('#locales/it/customerMerge.json');
      customers: typeof import('#locales/it/customers.json');
      errors: typeof import('#locales/it/errors.json');
      fileCheck: typeof import('#locales/it/fileCheck.json');
      guidedTest: typeof import('#locales/it/guidedTest.json');
      guidedTestEditor: typeof import('#locales/it/guidedTestEditor.json');
      guidedTestTools: typeof import('#locales/it/guidedTestTools.json');
      help: typeof import('#locales/it/help.json');
      image: typeof import('#locales/it/image.json');
      inbox: typeof import('#locales/it/inbox.json');
      invitations: typeof import('#locales/it/invitations.json');
      invited: typeof import('#locales/it/invited.json');
      measures: typeof import('#locales/it/measures.json');
      notifications: typeof import('#locales/it/notifications.json');
      offers: typeof import('#locales/it/offers.json');
      offerFigures: typeof import('#locales/it/offerFigures.json');
      offerList: typeof import('#locales/it/offerList.json');
      offerSettings: typeof import('#locales/it/offerSettings.json');
      sentOffer: typeof import('#locales/it/sentOffer.json');
      person: typeof import('#locales/it/person.json');
      personalData: typeof import('#locales/it/personalData.json');
      offerFiles: typeof import('#locales/it/offerFiles.json');
      phases: typeof import('#locales/it/phases.json');
      priceLists: typeof import('#locales/it/priceLists.json');
      priceUpdate: typeof import('#locales/it/priceUpdate.json');
      privacy: typeof import('#locales/it/privacy.json');
      products: typeof import('#locales/it/products.json');
      profile: typeof import('#locales/it/profile.json');
      quotations: typeof import('#locales/it/quotations.json');
      receivedOffer: typeof import('#locales/it/receivedOffer.json');
      registerImport: typeof import('#locales/it/registerImport.json');
      registers: typeof import('#locales/it/registers.json');
      repair: typeof import('#locales/it/repair.json');
      resetPassword: typeof import('#locales/it/resetPassword.json');
      richText: typeof import('#locales/it/richText.json');
      share: typeof import('#locales/it/share.json');
      signUp: typeof import('#locales/it/signUp.json');
      statistics: typeof import('#locales/it/statistics.json');
      tags: typeof import('#locales/it/tags.json');
      users: typeof import('#locales/it/users.json');
      validation: typeof import('#locales/it/validation.json');
      verification: typeof import('#locales/it/verification.json');
      whyThis: typeof import('#locales/it/whyThis.json');
      workbook: typeof import('#locales/it/workbook.json');
      works: typeof import('#locales/it/works.json');
    };
  }
}
