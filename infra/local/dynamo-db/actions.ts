import batchGetItem from 'dynalite/actions/batchGetItem.js';
import batchWriteItem from 'dynalite/actions/batchWriteItem.js';
import createTable from 'dynalite/actions/createTable.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import getItem from 'dynalite/actions/getItem.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import type { KeyRange, Store } from 'dynalite/db/index.js';
import batchGetItemRules from 'dynalite/validations/batchGetItem.js';
import batchWriteItemRules from 'dynalite/validations/batchWriteItem.js';
import createTableRules from 'dynalite/validations/createTable.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import getItemRules from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import updateItemRules from 'dynalite/validations/updateItem.js';

const actions = {
  BatchGetItem: { run: batchGetItem, rules: batchGetItemRules },
  BatchWriteItem: { run: batchWriteItem, rules: batchWriteItemRules },
  CreateTable: { run: createTable, rules: createTableRules },
  DeleteItem: { run: deleteItem, rules: deleteItemRules },
  GetItem: { run: getItem, rules: getItemRules },
  PutItem: { run: putItem, rules: putItemRules },
  Query: { run: query, rules: queryRules },
  Scan: { run: scan, rules: scanRules },
  UpdateItem: { run: updateItem, rules: updateItemRules },
};

export type ActionName = keyof typeof actions;

/** Checks the input as DynamoDB does before it looks at any item; throws what `refusal` reads. */
export function checkInput(store: Store<KeyRange>, name: ActionName, input: object): object {
  const { rules } = actions[name];
  // dynalite removes what it does not know from the object it is given.
  const checked = validations.checkTypes({ ...input }, rules.types);
  validations.checkValidations(checked, rules.types, rules.custom, store);
  return checked;
}

export function runChecked(store: Store<KeyRange>, name: ActionName, checked: object): Promise<object> {
  return new Promise((resolve, reject) => {
    actions[name].run(store, checked, (error, output) => (error ? reject(error) : resolve(output ?? {})));
  });
}

export async function runAction(store: Store<KeyRange>, name: ActionName, input: object): Promise<object> {
  return runChecked(store, name, checkInput(store, name, input));
}
