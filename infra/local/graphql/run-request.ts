import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { apiLimits } from '#infra/api-limits.ts';
import { parsedJson } from '#infra/parsed-json.ts';
import { ServiceFault } from '../service-fault.ts';
import type { FieldContext, Published } from './api-schema.ts';
import { depthRule } from './depth.ts';
import { type PlacedError, type PrintedError, placed, printError, validationError } from './failures.ts';
import type { RequestCaller } from './identity.ts';
import { resolverRule } from './resolver-rule.ts';

const requestShape = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export type GraphqlRequest = z.infer<typeof requestShape>;
export type GraphqlAnswer = { data: unknown; errors?: (PlacedError | PrintedError)[] };

const malformed = (message: string) => new ServiceFault('MalformedHttpRequestException', message);

const unparsable = () => malformed('Unable to parse GraphQL query.');

export function readRequest(body: string): GraphqlRequest {
  const sent = parsedJson(body);
  if (sent === undefined) throw malformed('Request body contains invalid JSON.');
  const request = requestShape.safeParse(sent);
  if (!request.success) throw malformed('Request body does not contain a GraphQL query.');
  return request.data;
}

export function readDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: 10_000 });
  } catch {
    throw unparsable();
  }
}

/** The faults of the document: nothing is executed then. Introspection is off, as in the deployed API. */
export function problemsOf(schema: GraphQLSchema, document: DocumentNode, depthLimit: number) {
  try {
    return validate(schema, document, [
      ...specifiedRules,
      NoSchemaIntrospectionCustomRule,
      depthRule(depthLimit),
      resolverRule(apiLimits.resolvers),
    ]).map(validationError);
  } catch (error) {
    // Nested so deeply that the parser had just room enough on the stack, and the rules have not.
    if (error instanceof RangeError) throw unparsable();
    throw error;
  }
}

type Checked = { document: DocumentNode; problems: ReturnType<typeof problemsOf> };
const known = new WeakMap<GraphQLSchema, LRUCache<string, Checked>>();

/** Clients send the same documents again and again: each is read and checked once. */
function checked(schema: GraphQLSchema, query: string, depthLimit: number): Checked {
  const documents = known.get(schema) ?? new LRUCache({ max: 500 });
  known.set(schema, documents);
  const before = documents.get(query);
  if (before) return before;
  const document = readDocument(query);
  const result = { document, problems: problemsOf(schema, document, depthLimit) };
  documents.set(query, result);
  return result;
}

export type Delivery = { mutation: string; payload: unknown };

/** Answers a query or a mutation, and says what to deliver to subscriptions. */
export async function runRequest(
  schema: GraphQLSchema,
  request: GraphqlRequest,
  caller: RequestCaller,
  depthLimit: number,
): Promise<{ answer: GraphqlAnswer; deliveries: Delivery[]; headers: Record<string, string> }> {
  const { document, problems } = checked(schema, request.query, depthLimit);
  if (problems.length > 0) return { answer: { data: null, errors: problems }, deliveries: [], headers: {} };
  const headers = {};
  const context: FieldContext = { caller, published: [], headers };
  const result = await execute({
    schema,
    document,
    variableValues: request.variables ?? {},
    operationName: request.operationName ?? null,
    contextValue: context,
  });
  return { answer: answerOf(result), deliveries: deliveriesOf(result, context.published), headers };
}

export function answerOf({ data, errors }: ExecutionResult): GraphqlAnswer {
  // Without data nothing ran: the variables or the operation's name were wrong.
  const print = data === undefined ? placed : printError;
  return { data: data ?? null, ...(errors && { errors: errors.map(print) }) };
}

/** AppSync delivers only the fields that the mutation selected: its printed answer, not the function's. */
function deliveriesOf({ data }: ExecutionResult, published: readonly Published[]): Delivery[] {
  return published.flatMap(({ mutation, responseKey }) => {
    const payload = data?.[responseKey];
    return payload === null || payload === undefined ? [] : [{ mutation, payload }];
  });
}
