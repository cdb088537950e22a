import {
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  parse,
  type TypeNode,
} from 'graphql';
import { mergedSchema } from '#lambdas/schema.ts';

const { definitions } = parse(mergedSchema());

const fields: readonly FieldDefinitionNode[] = definitions.flatMap((node) =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Mutation' ? (node.fields ?? []) : [],
);

const inputs = new Map(
  definitions
    .filter((node): node is InputObjectTypeDefinitionNode => node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    .map((node) => [node.name.value, node.fields ?? []]),
);

const typeOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeOf(type.type);

/** Keys of files are texts; the others are ids. */
const isKey = ({ name, type }: { name: { value: string }; type: TypeNode }): boolean =>
  name.value === 'key' && typeOf(type) === 'ID';

/** Every mutation of the API. */
export const mutations: readonly string[] = fields.map(({ name }) => `Mutation.${name.value}`);

/** Mutations that create one thing for each key of the client. */
export const creations: readonly string[] = fields
  .filter(({ arguments: given = [] }) =>
    given.some((each) => isKey(each) || (inputs.get(typeOf(each.type)) ?? []).some(isKey)),
  )
  .map(({ name }) => `Mutation.${name.value}`);

/** The content of a creation without its key: arguments, or their fields. */
export const contentOf = (mutation: string): string[] =>
  fields
    .filter(({ name }) => `Mutation.${name.value}` === mutation)
    .flatMap(({ arguments: given = [] }) => given.filter((each) => !isKey(each)))
    .flatMap(({ name, type }) => {
      const parts = isList(type) ? undefined : inputs.get(typeOf(type));
      if (!parts) return [name.value];
      return parts.filter((each) => !isKey(each)).map((part) => `${name.value}.${part.name.value}`);
    });

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

const removes = 'removes the named thing, whatever was saved of it';
/** The same call twice has the effect of one: test/lambdas/said-twice.test.ts */
const says = 'sets the state of one thing, whatever else is saved meanwhile';
const ends = 'ends things that are open at that moment';
const opens = 'signs an upload or a ticket that expires by itself';
/** Twice has the effect of once: test/lambdas/said-twice.test.ts */
const image =
  'adds or removes an image: the one before is kept for two years, and the history names the user';
const works = 'continues a job, which only one function runs at a time';
const asks = 'changes nothing that others edit';
const decides =
  'is decided by the state of the newest version, and again after a lost race: test/operations/owner-of-sent-offer.test.ts';

/** Mutations that neither create nor save earlier reads, with the reason. */
export const others: Readonly<Record<string, string>> = {
  'Mutation.syncAccount': 'copies the state of the account at that moment',
  'Mutation.keepCustomersApart': 'remembers a pair beside any other save',
  'Mutation.setMeasureRule': says,
  'Mutation.createRegisterTicket': opens,
  'Mutation.uploadRegister': opens,
  'Mutation.checkRegister': 'keeps a check for its user for a day',
  'Mutation.startRegisterImport': 'begins one job for each check: test/operations/registers.test.ts',
  'Mutation.giveConsent': 'gives a consent once: test/operations/invitations.test.ts',
  'Mutation.resendInvitation': 'sends another link; the one before expires',
  'Mutation.revokeInvitation': removes,
  'Mutation.sendVerificationEmail': asks,
  'Mutation.updateUser':
    'sets credentials: the present address is no change, and a password is set and reported again',
  'Mutation.uploadUserImage': opens,
  'Mutation.updateImage': image,
  'Mutation.removeImage': image,
  'Mutation.signOutEverywhere': ends,
  'Mutation.endSession': ends,
  'Mutation.endOtherSessions': ends,
  'Mutation.askPriceList': 'asks once a day: test/operations/ask-price-list.test.ts',
  'Mutation.askDeletion': 'requests a deletion once: test/operations/ask-deletion.test.ts',
  'Mutation.downloadPersonalData': opens,
  'Mutation.deleteColourFolder': removes,
  'Mutation.deleteColor': removes,
  'Mutation.publishColorlists': 'publishes the folders in their present state',
  'Mutation.registerDevice':
    'names the user of a device, at each start of the app: test/operations/devices.test.ts',
  'Mutation.unregisterDevice': removes,
  'Mutation.testFCMTopic': asks,
  'Mutation.createColourCardTicket': opens,
  'Mutation.createDownloadTicket': opens,
  'Mutation.createOfferTicket': opens,
  'Mutation.createQuotationsLight': works,
  'Mutation.createProductsLight': works,
  'Mutation.fixUserIds': works,
  'Mutation.fixQuotationsUsers': works,
  'Mutation.continueJob': works,
  'Mutation.cancelJob': works,
  'Mutation.publishChange': asks,
  'Mutation.deleteNotification': removes,
  'Mutation.uploadNotificationAttachment': opens,
  'Mutation.markNotificationsRead': says,
  'Mutation.deletePhase': removes,
  'Mutation.resumePriceUpdate': works,
  'Mutation.previewPriceUpdate': 'keeps a preview for its user for a day',
  'Mutation.deletePriceList': removes,
  'Mutation.createPriceListTicket': opens,
  'Mutation.deleteProduct': removes,
  'Mutation.uploadProductImage': opens,
  'Mutation.updateProductImage': image,
  'Mutation.deleteQuotation': removes,
  'Mutation.revokeShareLink': removes,
  'Mutation.beginGuidedTest': says,
  'Mutation.deleteTag': removes,
  'Mutation.deleteWork': removes,
  'Mutation.deleteOffer': removes,
  'Mutation.deleteOfferText': removes,
  'Mutation.deleteOfferTemplate': removes,
  'Mutation.withdrawOffer': decides,
  'Mutation.markOfferAccepted': decides,
  'Mutation.markOfferLost': decides,
  'Mutation.reopenOffer': decides,
  'Mutation.cancelAcceptedOffer': decides,
  'Mutation.revokeOfferLink': removes,
  'Mutation.archiveOffer': says,
  'Mutation.leaveOutReminders': says,
  'Mutation.skipReminder':
    'takes the reminder that was seen, and no later one: test/operations/owners-reminders.test.ts',
  'Mutation.loadStarterWorks': 'adds the works that are missing: test/operations/works.test.ts',
  'Mutation.translateProduct': asks,
  'Mutation.translatePhase': asks,
  'Mutation.deleteUser': removes,
  'Mutation.forceEmailVerification': says,
  'Mutation.signOutUser': ends,
  'Mutation.liftMailPause': says,
  'Mutation.uploadCatalogueWorkbook': opens,
  'Mutation.checkCatalogueWorkbook': 'keeps a check for its user for a day',
  'Mutation.startCatalogueImport': 'starts one job for each check: test/operations/catalogue-import.test.ts',
};

/** Mutations that may be repeated. */
export const sayings: readonly string[] = Object.keys(others).filter((field) =>
  [says, image].includes(others[field] ?? ''),
);
