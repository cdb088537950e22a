import { randomUUID } from 'node:crypto';
import type { Endpoint, PushRecords } from './push-records.ts';
import { type Input, mapOf, type Output } from './query-protocol.ts';
import { invalid, SnsFault } from './sns-fault.ts';

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
  const { kept } = records;

  function checkApplication(input: Input) {
    const arn = input.get('PlatformApplicationArn') ?? '';
    if (!/:app\/GCM\//.test(arn)) throw invalid('PlatformApplicationArn');
    if (arn !== application) throw new SnsFault('NotFound', 'PlatformApplication does not exist');
  }

  function existing(input: Input): Endpoint {
    const arn = input.get('EndpointArn') ?? '';
    if (!endpointShape.test(arn)) throw invalid('EndpointArn Reason: Not a valid endpoint');
    const found = kept.endpoints.find((each) => each.arn === arn);
    if (!found) throw new SnsFault('NotFound', 'Endpoint does not exist');
    return found;
  }

  return {
    /** For a token that is registered already it answers what there is, unless other attributes are asked for. */
    async CreatePlatformEndpoint(input: Input): Promise<Output> {
      checkApplication(input);
      const token = input.get('Token') ?? '';
      if (!/^\S{1,4096}$/.test(token)) throw invalid('Token Reason: cannot be empty or contain spaces');
      const asked = changed(newEndpoint(application, token, (kept.endpoints.at(-1)?.number ?? 0) + 1), {
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
      await records.save();
      return { EndpointArn: asked.arn };
    },

    async GetEndpointAttributes(input: Input): Promise<Output> {
      return { Attributes: attributesOf(existing(input)) };
    },

    async SetEndpointAttributes(input: Input): Promise<undefined> {
      Object.assign(existing(input), changed(existing(input), mapOf(input, 'Attributes')));
      await records.save();
    },

    /** Its subscriptions stay, and what is gone already may be deleted again: both as on AWS. */
    async DeleteEndpoint(input: Input): Promise<undefined> {
      const arn = input.get('EndpointArn') ?? '';
      if (!endpointShape.test(arn)) throw invalid('EndpointArn Reason: Not a valid endpoint');
      kept.endpoints = kept.endpoints.filter((each) => each.arn !== arn);
      await records.save();
    },

    async ListEndpointsByPlatformApplication(input: Input): Promise<Output> {
      checkApplication(input);
      const after = startOf(input.get('NextToken'));
      const left = kept.endpoints.filter(({ number }) => number > after);
      const page = left.slice(0, pageLength);
      const last = left.length > pageLength ? page.at(-1) : undefined;
      return {
        Endpoints: page.map((each) => ({ EndpointArn: each.arn, Attributes: attributesOf(each) })),
        ...(last && { NextToken: Buffer.from(String(last.number)).toString('base64') }),
      };
    },
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

function startOf(token: string | undefined): number {
  const start = token ? Number(Buffer.from(token, 'base64').toString()) : 0;
  if (!Number.isSafeInteger(start) || start < 0) throw invalid('NextToken');
  return start;
}
