import type { DocumentModel } from './document-model.ts';

type Props = { job: DocumentModel['job']; owner: DocumentModel['owner'] };

/** The job, and the owner who quotes it (QPR-008 to QPR-011). */
export function JobAndOwner({ job, owner }: Props) {
  return (
    <section className="document-parties">
      <div>
        <h2>{job.label}</h2>
        <b>{job.name}</b>
        <p>{job.place}</p>
        {job.area && <p>{job.area}</p>}
      </div>
      <div className="document-owner">
        {owner.logo && <img src={owner.logo.address} alt={owner.logo.alt} />}
        <div>
          <h2>{owner.label}</h2>
          <b>{owner.lead}</b>
          {owner.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
