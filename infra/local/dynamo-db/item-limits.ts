import type { AttributeValue } from 'aws-lambda';
import type { Item, Table } from 'dynalite/db/index.js';
import { itemSize, valueSize } from './item-size.ts';
import { validationRefusal } from './refusal.ts';

/** Bytes, as on AWS; dynalite counts letters. */
const largestItem = 400 * 1024;
const largestKey = { HASH: 2048, RANGE: 1024 };
const tooLarge = {
  HASH: 'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes',
  RANGE:
    'One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
};

const isEmpty = (value: AttributeValue | undefined) => value?.S === '' || value?.B === '';

export function refuseLargeItem(item: Item): void {
  if (itemSize(item) > largestItem)
    throw validationRefusal('Item size has exceeded the maximum allowed size');
}

/** The key of an item, or the values that a key is compared with. */
export function refuseKey(schema: Table['KeySchema'], values: (name: string) => AttributeValue[]): void {
  for (const { AttributeName: name, KeyType: type } of schema) {
    for (const value of values(name)) {
      if (isEmpty(value)) {
        throw validationRefusal(
          `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`,
        );
      }
      if (valueSize(value) > largestKey[type]) throw validationRefusal(tooLarge[type]);
    }
  }
}

/** Refuses attributes that an item must not carry for the sake of the indexes. */
export function refuseIndexKeys(table: Table, item: Item): void {
  for (const { IndexName, KeySchema } of table.GlobalSecondaryIndexes ?? []) {
    for (const { AttributeName: name, KeyType: type } of KeySchema) {
      const value = item[name];
      if (isEmpty(value)) {
        throw validationRefusal(
          `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: ${IndexName}, IndexKey: ${name}`,
        );
      }
      if (value && valueSize(value) > largestKey[type]) throw validationRefusal(tooLarge[type]);
    }
  }
}
