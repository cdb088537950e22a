import { type Stage, stageOf } from './stage.ts';

/** An own address of the website, and the certificate that CloudFront shows for it. */
export type Domain = { name: string; certificateArn: string };

/** The values that distinguish one installation from another. */
export type Installation = {
  stage: Stage;
  domain?: Domain;
  /** Address or domain that mails come from. */
  mailSender?: string;
  /** Name of the secret that holds Firebase's key, and any word that is changed when it has a new key. */
  push?: { secret: string; secretVersion: string };
  /** Any word that is changed when the data are to be restored into a new table. */
  data?: string;
  /** Without firewalls, or without alarms and dashboard: in dev alone, where they cost more than the rest. */
  firewall?: 'none';
  watch?: 'none';
  /** None in a first deployment, which can then be undone when it fails: `npm run deploy` alone says so. */
  protection?: 'none';
};

/** Whether stack, table and users cannot be deleted by accident. */
export const protects = ({ stage, protection }: Installation) => stage === 'prod' && protection !== 'none';

/** The options that a later deployment must repeat, as `-c name=value` gives them. */
export const optionsOf = ({
  domain,
  mailSender,
  push,
  data,
  firewall,
  watch,
}: Omit<Installation, 'stage'>) => ({
  domain: domain?.name,
  certificate: domain?.certificateArn,
  mailSender,
  pushSecret: push?.secret,
  pushSecretVersion: push?.secretVersion,
  data,
  firewall,
  watch,
});

export type OptionName = keyof ReturnType<typeof optionsOf>;

/** CloudFront looks for certificates there alone. */
const certificateShape = /^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;
const hostShape = /^(?=.{4,253}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/** The installation asked for by `-c name=value`; throws with the words that correct it. */
export function installationOf(context: (name: string) => unknown): Installation {
  const stage = stageOf(context('stage'));
  const domain = domainOf(context('domain'), context('certificate'));
  if (stage === 'prod' && !domain) {
    throw new Error(
      'prod needs an own domain, as only a certificate of its own refuses old TLS: -c domain=quotes.example.com -c certificate=arn:aws:acm:us-east-1:… (docs/deploy.md says how).',
    );
  }
  const mailSender = context('mailSender');
  if (mailSender !== undefined && !isMailSender(mailSender)) {
    throw new Error(`"${mailSender}" sends no mails: use -c mailSender=<address> or -c mailSender=<domain>.`);
  }
  const push = pushOf(context('pushSecret'), context('pushSecretVersion'));
  const data = context('data');
  if (data !== undefined && !/^[A-Za-z\d]{1,20}$/.test(String(data))) {
    throw new Error('A new table is named by letters and digits: -c data=2');
  }
  return {
    stage,
    ...(domain && { domain }),
    ...(mailSender && { mailSender }),
    ...(push && { push }),
    ...(data !== undefined && { data: String(data) }),
    ...withoutOf('firewall', context('firewall'), stage),
    ...withoutOf('watch', context('watch'), stage),
    ...(context('protection') === 'none' && { protection: 'none' }),
  };
}

function withoutOf(
  name: 'firewall' | 'watch',
  value: unknown,
  stage: Stage,
): { [Name in typeof name]?: 'none' } {
  if (value === undefined) return {};
  if (value !== 'none') throw new Error(`"${value}" is no ${name}: leave it out, or use -c ${name}=none.`);
  if (stage === 'prod') throw new Error(`prod is never without its ${name}: leave -c ${name}=none out.`);
  return { [name]: 'none' };
}

/** Names that Secrets Manager takes. */
const secretShape = /^[\w/+=.@-]{1,512}$/;

function pushOf(secret: unknown, version: unknown): Installation['push'] {
  if (secret === undefined && version === undefined) return undefined;
  if (typeof secret !== 'string' || !secretShape.test(secret)) {
    throw new Error('Push messages need the name of a secret, without its address: -c pushSecret=<name>');
  }
  return { secret, secretVersion: String(version ?? '1') };
}

function domainOf(name: unknown, certificateArn: unknown): Domain | undefined {
  if (name === undefined && certificateArn === undefined) return undefined;
  if (typeof name !== 'string' || !hostShape.test(name)) {
    throw new Error('An own domain needs its name in lower case: -c domain=quotes.example.com');
  }
  if (typeof certificateArn !== 'string' || !certificateShape.test(certificateArn)) {
    throw new Error('An own domain needs a certificate of us-east-1: -c certificate=arn:aws:acm:us-east-1:…');
  }
  return { name, certificateArn };
}

function isMailSender(sender: unknown): sender is string {
  if (typeof sender !== 'string') return false;
  const [host = '', local, ...more] = sender.split('@').reverse();
  return more.length === 0 && local !== '' && hostShape.test(host);
}
