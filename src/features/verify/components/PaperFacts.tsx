import Box from '@mui/material/Box';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { CopyButton } from '@/components/feedback/CopyButton';
import { formatDate } from '@/utils/dates';
import type { Paper } from '../verdicts';
import { SignerList } from './SignerList';

/** What the organisation says of a paper, and who signed it. */
export function PaperFacts({ paper }: { paper: Paper }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Facts>
        <Fact label="Organización">{paper.organisation || null}</Fact>
        <Fact label="Preparado">{formatDate(paper.createdAt, 'DD/MM/AAA HS:MN')}</Fact>
        <Fact label="Código">{paper.code}</Fact>
        {paper.level && <Fact label="Clase de firma">{paper.level}</Fact>}
        <Fact label="Huella del archivo (SHA-256)" whole>
          <Box
            component="code"
            sx={{ display: 'block', typography: 'caption', fontFamily: 'monospace' }}
          >
            {paper.sha256}
          </Box>
          <CopyButton text={paper.sha256} label="Copiar la huella" />
        </Fact>
      </Facts>
      <SignerList signers={paper.signers} eachItsLevel={paper.level === null} />
    </Box>
  );
}
