import type { CertificateDetail } from '@aws-sdk/client-acm';
import { ACMClient, DescribeCertificateCommand, ResourceNotFoundException } from '@aws-sdk/client-acm';
import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkCertificate } from '#infra/deploy/check-certificate.ts';
import { checkDistributions } from '#infra/deploy/check-distributions.ts';
import { certificateArn, complete, deploymentTarget } from '#test/support/builders/deployment-target.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const acm = mockedClient(ACMClient);
const front = mockedClient(CloudFrontClient);

beforeEach(() => {
  acm.reset();
  front.reset();
});

describe('the certificate', () => {
  const issued: CertificateDetail = {
    CertificateArn: certificateArn,
    DomainName: 'quotes.example.com',
    SubjectAlternativeNames: ['quotes.example.com'],
    Status: 'ISSUED',
    NotAfter: new Date('2027-11-25T10:00:00Z'),
    Type: 'AMAZON_ISSUED',
  };
  const checked = (Certificate: CertificateDetail) => {
    acm.on(DescribeCertificateCommand, { CertificateArn: certificateArn }).resolves({ Certificate });
    return checkCertificate(deploymentTarget());
  };

  it('is not asked for where there is no own domain', async () => {
    expect(await checkCertificate(deploymentTarget({ stage: 'dev', domain: undefined }))).toEqual([]);
  });

  it('is issued for the domain, by its name or by a star', async () => {
    const star = { DomainName: 'example.com', SubjectAlternativeNames: ['example.com', '*.example.com'] };
    expect(await checked(issued)).toMatchObject([{ verdict: 'ok' }]);
    expect(await checked({ ...issued, ...star })).toMatchObject([{ verdict: 'ok' }]);
    await expect(acm.call(0).thisValue.config.region()).resolves.toBe('us-east-1');
  });

  it.each(['example.com', '*.quotes.example.com', '*.com'])('is for %s alone', async (name) => {
    const other = { DomainName: name, SubjectAlternativeNames: [name] };
    const says = `It is for ${name}, not for quotes.example.com: ${certificateArn}`;
    expect(await checked({ ...issued, ...other })).toMatchObject([{ verdict: 'stop', says }]);
  });

  it('waits for a record, which is named', async () => {
    const ResourceRecord = { Name: '_a.quotes.example.com.', Type: 'CNAME', Value: '_b.acm.aws.' } as const;
    const [found] = await checked({
      ...issued,
      Status: 'PENDING_VALIDATION',
      DomainValidationOptions: [{ DomainName: 'quotes.example.com', ResourceRecord }],
    });
    expect(found?.verdict).toBe('stop');
    expect(found?.says).toContain('_a.quotes.example.com. CNAME _b.acm.aws.');
  });

  it('has expired, or is not there', async () => {
    expect(await checked({ ...issued, Status: 'EXPIRED' })).toMatchObject([{ verdict: 'stop' }]);
    acm.on(DescribeCertificateCommand).rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));
    expect(await checkCertificate(deploymentTarget())).toMatchObject([{ verdict: 'stop' }]);
  });

  it('is about to expire', async () => {
    const [found] = await checked({ ...issued, NotAfter: new Date('2026-12-10T10:00:00Z') });
    expect(found).toMatchObject({ verdict: 'warning', says: expect.stringContaining('2026-12-10') });
  });
});

describe('CloudFront', () => {
  /** The distributions of an account, as CloudFront lists them. */
  const listed = (...distributions: { id: string; aliases?: string[] }[]) =>
    front.on(ListDistributionsCommand).resolves({
      DistributionList: {
        Marker: '',
        MaxItems: 100,
        IsTruncated: false,
        Quantity: distributions.length,
        // The fields that the check reads are there.
        Items: distributions.map(({ id, aliases = [] }) => ({
          Id: id,
          DomainName: `${id.toLowerCase()}.cloudfront.net`,
          Comment: '',
          Aliases: { Quantity: aliases.length, Items: aliases },
        })) as never[],
      },
    });
  const verdicts = async (...asked: Parameters<typeof deploymentTarget>) =>
    (await checkDistributions(deploymentTarget(...asked))).map(
      ({ about, verdict }) => `${about}: ${verdict}`,
    );

  it('may want to verify an account that has none yet', async () => {
    listed();
    expect(await verdicts()).toEqual(['CloudFront: warning', 'domain: ok']);
    const [found] = await checkDistributions(deploymentTarget());
    expect(found?.says).toContain('Your account must be verified');
  });

  it('takes one more from an account that has some', async () => {
    listed({ id: 'EOTHER', aliases: ['www.example.com', '*.example.com'] });
    expect(await verdicts()).toEqual(['CloudFront: ok', 'domain: ok']);
    expect(await verdicts({ stage: 'dev', domain: undefined })).toEqual(['CloudFront: ok']);
  });

  it('gives a domain to one distribution alone, and the other one is named', async () => {
    listed({ id: 'EOTHER' }, { id: 'EOLD', aliases: ['quotes.example.com'] });
    expect(await verdicts()).toEqual(['CloudFront: ok', 'domain: stop']);
    const says = (await checkDistributions(deploymentTarget()))[1]?.says;
    expect(says).toContain('The distribution EOLD (eold.cloudfront.net) has quotes.example.com');
    expect(says).toContain('docs/runbook/restore.md');
  });

  it('leaves the domain to the stack that has it', async () => {
    listed({ id: 'EOWN', aliases: ['quotes.example.com'] });
    const deployed = { ...complete, websiteHost: 'eown.cloudfront.net' };
    expect(await verdicts({ deployed })).toEqual(['CloudFront: ok', 'domain: ok']);
  });
});
