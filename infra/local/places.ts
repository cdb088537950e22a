import type { Places } from '#infra/rights/places.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { local } from './environment.ts';

const arn = (service: string, place: string) => `arn:aws:${service}:${local.region}:000000000000:${place}`;

export const tableArn = (name: string): string => arn('dynamodb', `table/${name}`);
export const bucketArn = (name: string): string => `arn:aws:s3:::${name}`;
export const userPoolArn = (id: string): string => arn('cognito-idp', `userpool/${id}`);
export const mailIdentityArn = (sender: string): string => arn('ses', `identity/${sender}`);
export const mailReportsArn = (set: string): string => arn('ses', `configuration-set/${set}`);
export const fieldArn = (type: string, field: string): string =>
  arn('appsync', `apis/local/types/${type}/fields/${field}`);

/** The topic of each type of users. */
export const topics = userTypes.map((type) => `${local.pushTopicPrefix}${type}`);

/** The resources of this machine, as rights name them. */
export const localPlaces: Places = {
  table: tableArn(local.tableName),
  files: bucketArn(local.filesBucket),
  userPool: userPoolArn(local.userPoolId),
  publishChange: fieldArn('Mutation', 'publishChange'),
  mails: {
    address: local.mailSender,
    identities: mailIdentityArn('*'),
    reports: mailReportsArn(local.mailReports),
  },
  topics,
  devices: `${local.pushApplication.replace(':app/', ':endpoint/')}/*`,
};
