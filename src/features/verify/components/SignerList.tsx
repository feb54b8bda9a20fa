import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { formatDate } from '@/utils/dates';
import type { Paper } from '../verdicts';

interface SignerListProps extends Pick<Paper, 'signers'> {
  /** They are not all of one class. */
  eachItsLevel: boolean;
}

/** Who signs it and how far each one got. */
export function SignerList({ signers, eachItsLevel }: SignerListProps) {
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
