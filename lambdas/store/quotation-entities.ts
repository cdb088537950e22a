import { CustomAttributeType, Entity } from 'electrodb';
import type { Attachment } from '#shared/schemas/attachment.ts';
import type { GuidedTestRecord } from '#shared/schemas/guided-test-record.ts';
import type { Colour, Product } from '#shared/schemas/product.ts';
import type { Incidence, Revision, SelectedProduct } from '#shared/schemas/quotation.ts';
import type { UserSnapshot } from '#shared/schemas/user.ts';
import { client, table } from './table.ts';

const service = 'preventivi';
const colour = CustomAttributeType<Colour>('any');

/** What lists show of a quotation. */
const lightAttributes = {
  id: { type: 'string', required: true },
  uid: { type: 'string', required: true },
  name: { type: 'string', required: true },
  location: { type: 'string', required: true },
  province: { type: 'string' },
  createdAt: { type: 'string', required: true },
  archived: { type: 'boolean', required: true },
  userName: { type: 'string', required: true },
  userCountry: { type: 'string', required: true },
  revision: { type: 'number', required: true },
} as const;

/** The header of a quotation: what lists show, and what the calculation needs. */
export const headers = new Entity(
  {
    model: { service, entity: 'quotation', version: '1' },
    attributes: {
      ...lightAttributes,
      user: { type: CustomAttributeType<UserSnapshot>('any'), required: true },
      area: { type: 'number', required: true },
      discount: { type: 'number', required: true },
      discountExtra: { type: 'number', required: true },
      discountAccounting: { type: 'number', required: true },
      selectedIncidences: { type: CustomAttributeType<Incidence[]>('any'), required: true },
      rowOrder: { type: 'list', items: { type: 'string' }, required: true },
      color: { type: colour },
      colorlist: { type: 'string' },
      tags: { type: 'list', items: { type: 'string' } },
      copied: { type: 'boolean' },
      guidedTest: { type: CustomAttributeType<GuidedTestRecord>('any') },
      attachments: { type: CustomAttributeType<Attachment[]>('any') },
      note: { type: 'string' },
      updatedAt: { type: 'string', required: true },
      updatedBy: { type: 'string', required: true },
      revisions: { type: CustomAttributeType<Revision[]>('any') },
      /** Set by a deletion: gone for every reader, waiting for the consumer that removes the rest. */
      deletedAt: { type: 'string' },
    },
    indexes: {
      quotation: {
        pk: { field: 'pk', composite: ['id'], template: 'Q#${id}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'HEAD', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** What lists show of a quotation, beside its owner's others: written with the header. */
export const lightCopies = new Entity(
  {
    model: { service, entity: 'quotationLight', version: '1' },
    attributes: lightAttributes,
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['uid'], template: 'OWNER#${uid}', casing: 'none' },
        sk: {
          field: 'sk',
          composite: ['createdAt', 'id'],
          template: 'Q#${createdAt}#${id}',
          casing: 'none',
        },
      },
    },
  },
  { client, table },
);

/** One selected product: the copy made when it was chosen, and the user's choices beside it. */
export const rows = new Entity(
  {
    model: { service, entity: 'quotationRow', version: '1' },
    attributes: {
      quotationId: { type: 'string', required: true },
      sId: { type: 'string', required: true },
      product: { type: CustomAttributeType<Product>('any'), required: true },
      /** Chosen packages: id of the price entry to count. */
      packs: { type: CustomAttributeType<Record<string, number>>('any'), required: true },
      choices: { type: CustomAttributeType<RowChoices>('any'), required: true },
    },
    indexes: {
      row: {
        pk: { field: 'pk', composite: ['quotationId'], template: 'Q#${quotationId}', casing: 'none' },
        sk: { field: 'sk', composite: ['sId'], template: 'ITEM#${sId}', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** What the user chose for a row, apart from the packages. */
export type RowChoices = Omit<SelectedProduct, keyof Product | 'sId'>;
export type StoredRow = { sId: string; product: Product; packs: Record<string, number>; choices: RowChoices };
