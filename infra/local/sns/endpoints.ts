import { randomUUID } from 'node:crypto';
import { startOf, tokenOf } from './page-token.ts';
import type { Endpoint, PushRecords } from './push-records.ts';
import { type Input, mapOf, type Output } from './query-protocol.ts';
import { invalid, snsFault } from './sns-fault.ts';

/** Bytes, as on AWS. */
const longestUserData = 2048;
/** Endpoints of one page, as on AWS. */
const pageLength = 100;
const endpointShape = /^arn:aws:sns:[a-z\d-]+:\d{12}:endpoint\/GCM\/[\w.-]+\/[\w-]+$/;

const attributesOf = ({ enabled, token, customUserData }: Endpoint) => ({
  Enabled: String(enabled),
  Token: token,
  ...(customUserData && { CustomUserData: customUserData }),
});

/** The actions on devices, registered with the one application there is. */
export function endpointActions(records: PushRecords, application: string) {
  const place: Place = { records, application };
  return {
    CreatePlatformEndpoint: (input: Input) => create(place, input),
    GetEndpointAttributes: async (input: Input): Promise<Output> => ({
      Attributes: attributesOf(existing(place, input)),
    }),
    SetEndpointAttributes: (input: Input) => change(place, input),
    DeleteEndpoint: (input: Input) => remove(place, input),
    ListEndpointsByPlatformApplication: async (input: Input) => list(place, input),
  };
}

type Place = { records: PushRecords; application: string };

function checkApplication({ application }: Place, input: Input) {
  const arn = input.get('PlatformApplicationArn') ?? '';
  if (!/:app\/GCM\//.test(arn)) throw invalid('PlatformApplicationArn');
  if (arn !== application) throw snsFault('NotFound', 'PlatformApplication does not exist');
}

function arnIn(input: Input): string {
  const arn = input.get('EndpointArn') ?? '';
  if (!endpointShape.test(arn)) throw invalid('EndpointArn Reason: Not a valid endpoint');
  return arn;
}

function existing({ records }: Place, input: Input): Endpoint {
  const asked = arnIn(input);
  const found = records.kept.endpoints.find(({ arn }) => arn === asked);
  if (!found) throw snsFault('NotFound', 'Endpoint does not exist');
  return found;
}

/** For a token that is registered already it answers what there is, unless other attributes are asked for. */
async function create(place: Place, input: Input): Promise<Output> {
  checkApplication(place, input);
  const { kept, save } = place.records;
  const token = input.get('Token') ?? '';
  if (!/^\S{1,4096}$/.test(token)) throw invalid('Token Reason: cannot be empty or contain spaces');
  const asked = changed(newEndpoint(place.application, token, (kept.endpoints.at(-1)?.number ?? 0) + 1), {
    ...(input.has('CustomUserData') && { CustomUserData: input.get('CustomUserData') ?? '' }),
    ...mapOf(input, 'Attributes'),
  });
  const there = kept.endpoints.find((each) => each.token === token);
  if (there && !isSame(there, asked)) {
    throw invalid(
      `Token Reason: Endpoint ${there.arn} already exists with the same Token, but different attributes.`,
    );
  }
  if (there) return { EndpointArn: there.arn };
  kept.endpoints.push(asked);
  await save();
  return { EndpointArn: asked.arn };
}

async function change(place: Place, input: Input): Promise<undefined> {
  const endpoint = existing(place, input);
  Object.assign(endpoint, changed(endpoint, mapOf(input, 'Attributes')));
  await place.records.save();
}

/** Its subscriptions stay, and what is gone already may be deleted again: both as on AWS. */
async function remove({ records }: Place, input: Input): Promise<undefined> {
  const asked = arnIn(input);
  records.kept.endpoints = records.kept.endpoints.filter(({ arn }) => arn !== asked);
  await records.save();
}

function list(place: Place, input: Input): Output {
  checkApplication(place, input);
  const after = startOf(input.get('NextToken'));
  const left = place.records.kept.endpoints.filter(({ number }) => number > after);
  const page = left.slice(0, pageLength);
  const last = left.length > pageLength ? page.at(-1) : undefined;
  return {
    Endpoints: page.map((each) => ({ EndpointArn: each.arn, Attributes: attributesOf(each) })),
    ...(last && { NextToken: tokenOf(last.number) }),
  };
}

const newEndpoint = (application: string, token: string, number: number): Endpoint => ({
  number,
  arn: `${application.replace(':app/', ':endpoint/')}/${randomUUID()}`,
  token,
  enabled: true,
  customUserData: '',
});

function changed(endpoint: Endpoint, attributes: Record<string, string>): Endpoint {
  const { Enabled = String(endpoint.enabled), Token = endpoint.token, ...more } = attributes;
  const { CustomUserData = endpoint.customUserData, ...unknown } = more;
  const [strange] = Object.keys(unknown);
  if (strange) throw invalid(`Attributes Reason: Invalid attribute name: ${strange}`);
  if (Enabled !== 'true' && Enabled !== 'false')
    throw invalid('Attributes Reason: Enabled must be a boolean');
  if (Buffer.byteLength(CustomUserData) > longestUserData) throw invalid('CustomUserData Reason: too long');
  return { ...endpoint, enabled: Enabled === 'true', token: Token, customUserData: CustomUserData };
}

/** A device whose registration differs in nothing that was asked for. */
const isSame = (there: Endpoint, asked: Endpoint) =>
  there.enabled === asked.enabled && there.customUserData === asked.customUserData;
