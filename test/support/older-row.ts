import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { older } from './older-item.ts';

type Packed = Record<string, unknown>;

/**
 * Gives a field of a quotation's first row, `choices.…` or `product.…`, the value of an older record. Choices
 * are in the quotation, the product in its own copy.
 */
export async function olderRow(id: string, path: string, value: unknown): Promise<void> {
  const head = { pk: `Q#${id}`, sk: 'HEAD' };
  const [first, ...others] = (await unpackedAt(head, 'rows')) as Packed[];
  const [part, field = ''] = path.split('.');
  const changed = { ...first };
  if (part === 'choices') changed.choices = { ...Object(changed.choices), [field]: value };
  else changed.copy = await olderCopy(String(changed.copy), field, value);
  await older(head, 'rows', await packed([changed, ...others]));
}

/** Writes a copy with another field and returns its name. */
async function olderCopy(name: string, field: string, value: unknown): Promise<string> {
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const copy = { ...Object(await unpackedAt({ pk: `COPY#${name}`, sk: 'COPY' }, 'copy')), [field]: value };
  const older = `older-${name}-${field}`;
  const Item = { pk: `COPY#${older}`, sk: 'COPY', copy: await packed(copy) };
  await client.send(new PutCommand({ TableName: table, Item }));
  return older;
}

async function unpackedAt(Key: { pk: string; sk: string }, name: string): Promise<unknown> {
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
  return unpacked(Item?.[name]);
}
