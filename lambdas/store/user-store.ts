import { CustomAttributeType, Entity } from 'electrodb';
import { type User, user as userSchema } from '#shared/schemas/user.ts';
import { client, table } from './table.ts';

const users = new Entity(
  {
    model: { service: 'preventivi', entity: 'user', version: '1' },
    attributes: {
      id: { type: 'string', required: true },
      email: { type: 'string', required: true },
      /** The user as the schema describes it; read back through the schema. */
      profile: { type: CustomAttributeType<Omit<User, 'id' | 'email'>>('any'), required: true },
    },
    indexes: {
      profile: {
        pk: { field: 'pk', composite: ['id'], template: 'U#${id}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'PROFILE', casing: 'none' },
      },
      byEmail: {
        index: 'gsi2',
        pk: { field: 'gsi2pk', composite: ['email'], template: 'EMAIL#${email}', casing: 'lower' },
        sk: { field: 'gsi2sk', composite: [], template: 'PROFILE', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** The stored user by the Cognito `sub`, read consistently: a change of rights holds from the next call on. */
export async function readUser(id: string): Promise<User | undefined> {
  const { data } = await users.get({ id }).go({ consistent: true });
  return data ? userSchema.parse({ ...data.profile, id: data.id, email: data.email }) : undefined;
}

export async function writeUser({ id, email, ...profile }: User): Promise<void> {
  await users.put({ id, email, profile }).go();
}
