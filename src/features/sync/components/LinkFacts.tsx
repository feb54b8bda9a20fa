import { counted } from '@contract/core/counted';
import { linkRecord as record } from '@contract/sync/link';
import Card from '@mui/material/Card';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import type { Link } from '@/services/wms/generated/sync.gen';
import { limitsText } from '../limits/limitsText';
import { momentIn, momentText, placeOfZone, timingText } from '../linkTexts';
import { OutFacts } from '../out/OutFacts';
import { SftpFacts } from '../sftp/SftpFacts';
import { LinkKeyFact } from './LinkKeyFact';

const { fields, shown } = record;

/** Shows what a link brings or takes, from where or where to, when, and in whose name. */
export function LinkFacts({ link }: { link: Link }) {
  const out = link.direction === 'out';
  const { whatTitle, rules, zone, accountName, note, nextRuns } = link;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Facts>
        <Fact label={out ? 'Qué sale' : 'Qué entra'}>{whatTitle}</Fact>
        {out ? <OutFacts link={link} /> : <SourceFacts link={link} />}
        {out ? null : (
          <Fact label={fields.rules.label}>
            {rules.length > 0 ? counted(rules.length, 'regla', 'reglas') : 'Por los títulos'}
          </Fact>
        )}
        <Fact label={fields.timing.label}>{timingText(link)}</Fact>
        <Fact label="Avisa">{limitsText(link)}</Fact>
        <Fact label={fields.accountId.label}>{accountName}</Fact>
        <Fact label={shown.lastGoodAt.label}>{momentText(link.lastGoodAt)}</Fact>
        <Fact label="Última vez que miró">{momentText(link.lookedAt)}</Fact>
        {nextRuns.length > 0 ? (
          <Fact label={`Próximas cinco (hora de ${placeOfZone(zone)})`} whole>
            {nextRuns.map((at) => momentIn(at, zone)).join(' · ')}
          </Fact>
        ) : null}
        {note ? (
          <Fact label={fields.note.label} whole>
            {note}
          </Fact>
        ) : null}
      </Facts>
    </Card>
  );
}

const FolderFacts = ({ link: { folder, files } }: { link: Link }) => (
  <>
    <Fact label={fields.folder.label}>{folder || 'La principal'}</Fact>
    <Fact label={fields.files.label}>{files || fields.files.none}</Fact>
  </>
);

const AddressFacts = ({ link }: { link: Link }) => (
  <>
    <Fact label={fields.url.label}>{link.url}</Fact>
    {link.rowsPath ? <Fact label={fields.rowsPath.label}>{link.rowsPath}</Fact> : null}
    {link.header ? <LinkKeyFact link={link} secret="key" /> : null}
  </>
);

const WmsFacts = ({ link }: { link: Link }) => (
  <>
    <Fact label={fields.wmsAccion.label}>{link.wmsAccion}</Fact>
    <Fact label={fields.wmsEntry.label}>{`${link.wmsEntry}, por ${link.wmsMethod}`}</Fact>
    {link.wmsUser ? <Fact label={fields.wmsUser.label}>{link.wmsUser}</Fact> : null}
    {link.wmsParams ? <Fact label={fields.wmsParams.label}>{link.wmsParams}</Fact> : null}
    <Fact label={fields.wmsPage.label}>{link.wmsPage || fields.wmsPage.none}</Fact>
    <LinkKeyFact link={link} secret="token" />
  </>
);

function SourceFacts({ link }: { link: Link }) {
  if (link.via === 'folder') return <FolderFacts link={link} />;
  if (link.via === 'sftp') return <SftpFacts link={link} />;
  return (
    <>
      <AddressFacts link={link} />
      {link.via === 'wms' ? <WmsFacts link={link} /> : null}
    </>
  );
}
