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

/** Keys of files are texts. */
const isKey = ({ name, type }: { name: { value: string }; type: TypeNode }): boolean =>
  name.value === 'key' && typeOf(type) === 'ID';

/** Every mutation of the API. */
export const mutations: readonly string[] = fields.map(({ name }) => `Mutation.${name.value}`);

/** Those that make something once for each key of the client. */
export const creations: readonly string[] = fields
  .filter(({ arguments: given = [] }) =>
    given.some((each) => isKey(each) || (inputs.get(typeOf(each.type)) ?? []).some(isKey)),
  )
  .map(({ name }) => `Mutation.${name.value}`);

/** What a mutation makes something of, beside its key: arguments, and the fields of those that have some. */
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

const removes = 'removes what it names, whatever was saved of it';
/** Said twice it is as if said once: test/lambdas/said-twice.test.ts */
const says = 'says what one thing is to be, whatever else is saved meanwhile';
const ends = 'ends what is open at that moment';
const opens = 'signs an upload or a ticket that ends by itself';
/** Given twice it is given once: test/lambdas/said-twice.test.ts */
const image =
  'gives or takes an image: the one before is kept for two years, and the list of changes says who did it';
const works = 'goes on with a job, of which one at a time works';
const asks = 'changes nothing that others edit';

/** Those that neither make something nor save what somebody read before, and why not. */
export const others: Readonly<Record<string, string>> = {
  'Mutation.syncAccount': 'takes over what the account says at that moment',
  'Mutation.giveConsent': 'says once what is kept: test/operations/invitations.test.ts',
  'Mutation.resendInvitation': 'sends another link; the one before is good no more',
  'Mutation.revokeInvitation': removes,
  'Mutation.sendVerificationEmail': asks,
  'Mutation.updateUser':
    'says with what somebody signs in: an address that he has is nothing new, a password is set and told of again',
  'Mutation.uploadUserImage': opens,
  'Mutation.updateImage': image,
  'Mutation.removeImage': image,
  'Mutation.signOutEverywhere': ends,
  'Mutation.endSession': ends,
  'Mutation.endOtherSessions': ends,
  'Mutation.askDeletion': 'asks for something that is asked for once: test/operations/ask-deletion.test.ts',
  'Mutation.downloadPersonalData': opens,
  'Mutation.deleteColourFolder': removes,
  'Mutation.deleteColor': removes,
  'Mutation.publishColorlists': 'publishes the folders as they are',
  'Mutation.registerDevice':
    'says who holds a device, as often as its app starts: test/operations/devices.test.ts',
  'Mutation.unregisterDevice': removes,
  'Mutation.testFCMTopic': asks,
  'Mutation.createDownloadTicket': opens,
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
  'Mutation.previewPriceUpdate': 'keeps a preview for a day, for who asked',
  'Mutation.deletePriceList': removes,
  'Mutation.createPriceListTicket': opens,
  'Mutation.deleteProduct': removes,
  'Mutation.uploadProductImage': opens,
  'Mutation.updateProductImage': image,
  'Mutation.deleteQuotation': removes,
  'Mutation.revokeShareLink': removes,
  'Mutation.beginGuidedTest': says,
  'Mutation.deleteTag': removes,
  'Mutation.translateProduct': asks,
  'Mutation.translatePhase': asks,
  'Mutation.deleteUser': removes,
  'Mutation.forceEmailVerification': says,
  'Mutation.signOutUser': ends,
  'Mutation.uploadCatalogueWorkbook': opens,
  'Mutation.checkCatalogueWorkbook': 'keeps a check for a day, for who asked',
  'Mutation.startCatalogueImport': 'begins one job a check: test/operations/catalogue-import.test.ts',
};

/** Those that may be said twice. */
export const sayings: readonly string[] = Object.keys(others).filter((field) =>
  [says, image].includes(others[field] ?? ''),
);
