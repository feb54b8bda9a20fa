import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { CopyButton } from '@/components/feedback/CopyButton';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { formatDate } from '@/utils/dates';
import type { Paper } from '../verdicts';

/** The organisation says these facts of a paper, and who signed it. */
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

interface SignerListProps extends Pick<Paper, 'signers'> {
  /** They are not all of one class. */
  eachItsLevel: boolean;
}

/** The list tells who signs it and how far each one got. */
function SignerList({ signers, eachItsLevel }: SignerListProps) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Firmas
      </Typography>
      <CardList gap={1.25}>
        {signers.map(({ name, state, signed, level, notes, at }) => (
          <Box component="li" key={`${name} ${at}`} sx={{ display: 'flex', gap: 1.25 }}>
            <Icon
              name={signed ? 'check' : 'clock'}
              sx={{ color: signed ? 'success.main' : 'text.secondary' }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2">{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {at ? `${state}, ${formatDate(at, 'DD/MM/AAA HS:MN')}` : state}
              </Typography>
              {eachItsLevel && level && <Typography variant="body2">{level}</Typography>}
              {notes.map((note) => (
                <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
                  {note}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </CardList>
    </section>
  );
}
