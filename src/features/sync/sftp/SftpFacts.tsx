import { linkRecord as record } from '@contract/sync/link';
import Box from '@mui/material/Box';
import { Fact } from '@/components/facts/Fact';
import type { Link } from '@/services/wms/generated/sync.gen';
import { LinkKeyFact } from '../components/LinkKeyFact';

const { fields } = record;

/** Shows the server of files that a link travels to, and by what it enters. */
export const SftpFacts = ({ link }: { link: Link }) => (
  <>
    <Fact label={fields.sftpHost.label}>{link.sftpHost}</Fact>
    <Fact label={fields.sftpUser.label}>{link.sftpUser}</Fact>
    <Fact label={fields.folder.label}>{link.folder || 'La de ese usuario'}</Fact>
    {link.direction === 'in' ? (
      <Fact label={fields.files.label}>{link.files || fields.files.none}</Fact>
    ) : null}
    <LinkKeyFact link={link} secret="login" />
    <Fact label={fields.sftpPrint.label} whole>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {link.sftpPrint || `${fields.sftpPrint.none}: sin ella no corre`}
      </Box>
    </Fact>
  </>
);
