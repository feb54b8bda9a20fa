import { linkRecord as record } from '@contract/sync/link';
import { Fact } from '@/components/facts/Fact';
import type { Link } from '@/services/wms/generated/sync.gen';
import { LinkKeyFact } from '../components/LinkKeyFact';
import { SftpFacts } from '../sftp/SftpFacts';
import { fileNameText } from './fileNameText';

const { fields } = record;

/** Shows what of a list leaves, as which file, and where to. */
export function OutFacts({ link }: { link: Link }) {
  const { view, period, format, outName, zone } = link;
  return (
    <>
      <Fact label={fields.view.label}>{view || fields.view.none}</Fact>
      <Fact label={fields.period.label}>{fields.period.labels[period]}</Fact>
      <Fact label="Archivo">{fileNameText(outName, period, format, zone)}</Fact>
      <TargetFacts link={link} />
    </>
  );
}

function TargetFacts({ link }: { link: Link }) {
  const { via, folder, url, sendBy, header } = link;
  if (via === 'sftp') return <SftpFacts link={link} />;
  if (via === 'folder') return <Fact label={fields.folder.label}>{folder || 'La principal'}</Fact>;
  return (
    <>
      <Fact label={fields.url.label}>{url}</Fact>
      <Fact label={fields.sendBy.label}>{sendBy}</Fact>
      {header ? <LinkKeyFact link={link} secret="key" /> : null}
    </>
  );
}
