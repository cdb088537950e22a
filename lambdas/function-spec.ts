export type Trigger =
  /** Every root field of the schema file is answered by this function. */
  | { graphql: string }
  /** A route of the HTTP API; `throttle` is requests a second, of everybody together. */
  | { http: `${'GET' | 'POST'} /functions/${string}`; throttle: number }
  /** Records of the table, in batches: those whose keys start with what one of `keys` names. */
  | {
      stream: {
        events: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
        keys: readonly { partitions?: readonly string[]; sorts?: readonly string[] }[];
        batchSize: number;
      };
    }
  /** A report of SES on a mail that was sent with the stack's configuration set. */
  | { reports: 'mails' }
  /** An EventBridge schedule expression. Of a run that fails nothing is kept where the next one makes up for it. */
  | { schedule: string; mayFail?: true };

/** Rights of a function beside writing its log: a noun, and what is done to it. */
export type FunctionRight =
  | `${'table' | 'sessions' | 'documents' | 'archives' | 'snapshots' | 'imports'}:read`
  | `${'documents' | 'archives' | 'snapshots' | 'price-updates' | 'imports' | 'registers'}:write`
  | `${'users' | 'quotations' | 'customers' | 'works' | 'links' | 'products' | 'price-lists'}:write`
  | `${'phases' | 'colours' | 'price-list-products' | 'tags' | 'guided-test'}:write`
  | `${'notifications' | 'invitations' | 'offers'}:write`
  | `${'users' | 'products' | 'price-lists' | 'phases' | 'colours' | 'tags' | 'notifications'}:remove`
  | `${'product-images' | 'user-images' | 'attachments'}:write`
  | `${'product-images' | 'user-images'}:retire`
  | 'index:query'
  | `${'limits' | 'tests' | 'statistics' | 'pushes'}:count`
  | `${'history' | 'prices' | 'imported' | 'repairs' | 'administrators' | 'password-links' | 'devices'}:keep`
  | `jobs:${'begin' | 'cancel' | 'lock' | 'work'}`
  | `creations:${'remember' | 'follow'}`
  | `tokens:${'issue' | 'redeem' | 'use'}`
  | `tickets:${'issue' | 'redeem'}`
  | `quotations:${'mend' | 'clear'}`
  | 'colours:clear'
  | 'customers:choose'
  | `devices:${'remove' | 'list' | 'push'}`
  | 'repairs:undo'
  | `links:${'open' | 'move'}`
  | `sent-offers:${'write' | 'check' | 'remove' | 'clear'}`
  | `sent-offers:${'open' | 'see'}`
  | 'offer-links:visit'
  | 'reminders:refuse'
  | 'own-events:add'
  | 'light-offers:note'
  | `hashes:${'keep' | 'read'}`
  | 'logos:read'
  | `offer-files:${'read' | 'write' | 'clear'}`
  | 'offers:print'
  | 'colour-cards:print'
  | 'sign-ins:note'
  | 'help:note'
  | 'inbox:mark'
  | 'guided-test:edit'
  | 'colours:publish'
  | 'user-images:read'
  | 'attachments:remove'
  | 'mails:send'
  | 'deliveries:note'
  | 'pushes:publish'
  | `accounts:${'make' | 'read' | 'manage'}`
  | `passwords:${'check' | 'set'}`
  | 'addresses:set'
  | 'sessions:end'
  | 'texts:translate'
  | 'people:erase'
  | 'changes:publish'
  | 'canary:sign-in';

export type FunctionSpec = {
  entry: string;
  trigger: Trigger;
  may: readonly FunctionRight[];
  memory?: number;
  /** Seconds. */
  timeout?: number;
  /** Ships Chromium beside its code: x86-64 alone. */
  chromium?: true;
  /** Reads or writes spreadsheets: ships exceljs, and may be larger than what answers screens. */
  workbooks?: true;
  /** Where it is; everywhere when left out. The local cloud is like `dev`. */
  stages?: readonly ('dev' | 'prod')[];
};

/** Whether a function is part of a stage. */
export const isIn = (stage: 'dev' | 'prod', { stages }: Pick<FunctionSpec, 'stages'>): boolean =>
  stages?.includes(stage) ?? true;

type Needs = Omit<FunctionSpec, 'entry' | 'trigger'>;

/** Keeps the literals of a spec; a setting that there is not is no type. */
type Known<Spec extends Needs> = Spec & Record<Exclude<keyof Spec, keyof Needs>, never>;

/** An area of the API: its operations, and the schema whose root fields they answer. */
export const area = <Name extends string, const Spec extends Needs>(name: Name, needs: Known<Spec>) =>
  ({
    ...needs,
    entry: `lambdas/${name}/graphql.ts`,
    trigger: { graphql: `lambdas/${name}/schema.graphql` },
  }) as const;

/** Lambda gives a whole processor from this much memory (MB) on: searches of long lists are calculation. */
export const wholeProcessor = 1769;

/** The whole catalogue as a workbook is in memory while it is read or written (MB). */
export const largeFiles = 3008;

/**
 * Requests a second, far above the need of users. Callers without token or ticket share this number with them, and are
 * answered within milliseconds. The functions themselves count users and addresses.
 */
export const routeThrottle = 100;

/** A route of the HTTP API for users. `entry` is a file below `lambdas`. */
export const route = <Name extends string, const Spec extends Needs>(
  name: Name,
  entry: string,
  needs: Known<Spec>,
) =>
  ({
    ...needs,
    entry: `lambdas/${entry}`,
    trigger: { http: `GET /functions/${name}`, throttle: routeThrottle },
  }) as const;

/**
 * Requests a second of a route that anybody may ask. Nobody is known before the function has counted their address, so
 * this is what one address must not fill. A refusal there costs one small write.
 */
export const openThrottle = 1000;

/** A route of the HTTP API for anybody. `entry` is a file below `lambdas`. */
export const openRoute = <Name extends string, const Spec extends Needs>(
  name: Name,
  entry: string,
  needs: Known<Spec>,
) =>
  ({
    ...needs,
    entry: `lambdas/${entry}`,
    trigger: { http: `POST /functions/${name}`, throttle: openThrottle },
  }) as const;
