import {
  ACMClient,
  type CertificateDetail,
  DescribeCertificateCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-acm';
import type { Domain } from '#infra/installation.ts';
import { type Finding, ok, stop, warning } from './finding.ts';
import type { Target } from './target.ts';

const days = 24 * 3600 * 1000;

/** Whether CloudFront would take the certificate for the domain. It looks in us-east-1 alone. */
export async function checkCertificate({ installation: { domain }, now }: Target): Promise<Finding[]> {
  if (!domain) return [];
  const found = await readCertificate(domain.certificateArn);
  if (!found) return [stop('certificate', `There is no ${domain.certificateArn} in this account.`)];
  return [judged(found, domain, now)];
}

function judged(found: CertificateDetail, { name, certificateArn }: Domain, now: Date): Finding {
  const names = found.SubjectAlternativeNames ?? [];
  if (![found.DomainName, ...names].some((each) => covers(each, name))) {
    return stop('certificate', `It is for ${names.join(', ')}, not for ${name}: ${certificateArn}`);
  }
  if (found.Status === 'PENDING_VALIDATION') {
    return stop(
      'certificate',
      `It is not issued yet. ACM looks for these DNS records: ${recordsOf(found).join('; ')}`,
    );
  }
  if (found.Status !== 'ISSUED') return stop('certificate', `It is ${found.Status}: ask for another one.`);
  if (found.NotAfter && found.NotAfter.getTime() - now.getTime() < 30 * days) {
    const until = found.NotAfter.toISOString().slice(0, 10);
    return warning('certificate', `It is good until ${until} only. Look in ACM why it is not renewed.`);
  }
  return ok('certificate', `It is issued for ${name}.`);
}

/** A star stands for one label. */
const covers = (pattern: string | undefined, name: string) =>
  pattern === name || pattern === name.replace(/^[^.]+/, '*');

const recordsOf = ({ DomainValidationOptions = [] }: CertificateDetail) =>
  DomainValidationOptions.map(({ DomainName, ResourceRecord }) =>
    ResourceRecord
      ? `${ResourceRecord.Name} ${ResourceRecord.Type} ${ResourceRecord.Value}`
      : `(that of ${DomainName} is not known yet)`,
  );

async function readCertificate(CertificateArn: string): Promise<CertificateDetail | undefined> {
  try {
    const client = new ACMClient({ region: 'us-east-1' });
    return (await client.send(new DescribeCertificateCommand({ CertificateArn }))).Certificate;
  } catch (cause) {
    if (cause instanceof ResourceNotFoundException) return undefined;
    throw cause;
  }
}
