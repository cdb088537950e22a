import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { ServiceFault } from '../service-fault.ts';
import { type AnswerField, type FieldContext, guardOf, mutationsOf } from './api-schema.ts';
import { notAuthorized } from './failures.ts';
import type { RequestCaller } from './identity.ts';
import {
  answerOf,
  type Delivery,
  type GraphqlAnswer,
  type GraphqlRequest,
  problemsOf,
  readDocument,
} from './run-request.ts';

export type Subscription = {
  field: string;
  mutations: string[];
  /** Only events whose fields have these values are delivered. */
  filter: Record<string, unknown>;
  document: DocumentNode;
  variables: Record<string, unknown>;
  caller: RequestCaller;
  deliver(answer: GraphqlAnswer): void;
};

export type SubscriptionStart = {
  request: GraphqlRequest;
  caller: RequestCaller;
  deliver: Subscription['deliver'];
};

/** The listeners of each mutation. */
export function createSubscriptions(schema: GraphQLSchema, answer: AnswerField, depthLimit: number) {
  const active = new Set<Subscription>();
  return {
    count: () => active.size,

    /**
     * Checks the request, asks the field's function whether the caller may listen, then listens. Returns the function
     * that stops it.
     */
    async start(start: SubscriptionStart): Promise<() => void> {
      const subscription = await prepare(schema, start, depthLimit);
      const info = { parentTypeName: 'Subscription', fieldName: subscription.field };
      await answer(info, subscription.filter, start.caller);
      active.add(subscription);
      return () => active.delete(subscription);
    },

    async publish({ mutation, payload }: Delivery): Promise<void> {
      const listening = [...active].filter(
        (subscription) => subscription.mutations.includes(mutation) && matches(subscription.filter, payload),
      );
      await Promise.all(listening.map((subscription) => send(schema, subscription, payload)));
    },
  };
}

async function prepare(
  schema: GraphQLSchema,
  start: SubscriptionStart,
  depthLimit: number,
): Promise<Subscription> {
  const { request, caller, deliver } = start;
  const document = readDocument(request.query);
  const [problem] = problemsOf(schema, document, depthLimit);
  if (problem) throw new GraphQLError(problem.message);
  const node = onlyField(getOperationAST(document, request.operationName));
  const type = schema.getSubscriptionType();
  const field = type?.getFields()[node.name.value];
  if (!type || !field) throw notAuthorized(node.name.value, 'Subscription');
  guardOf(type, field)(caller);
  const variables = request.variables ?? {};
  const filter = getArgumentValues(field, node, variables);
  return { field: field.name, mutations: mutationsOf(field), filter, document, variables, caller, deliver };
}

function onlyField(operation: OperationDefinitionNode | null | undefined) {
  const [node] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== 'subscription' || node?.kind !== Kind.FIELD) {
    throw new ServiceFault('BadRequestException', 'A subscription of one field is expected.');
  }
  return node;
}

const matches = (filter: Record<string, unknown>, payload: unknown) =>
  Object.entries(filter).every(([name, wanted]) => fieldOf(payload, name) === wanted);

/** A field that the mutation did not select counts as null. */
const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null
    ? (Object.entries(payload).find(([key]) => key === name)?.[1] ?? null)
    : null;

async function send(schema: GraphQLSchema, subscription: Subscription, payload: unknown) {
  const { document, variables, field, caller, deliver } = subscription;
  const contextValue: FieldContext = { caller, published: [], headers: {} };
  const rootValue = { [field]: payload };
  deliver(answerOf(await execute({ schema, document, rootValue, variableValues: variables, contextValue })));
}
