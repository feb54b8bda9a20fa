import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { DayPunch } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';

interface PunchLineProps {
  punches: readonly DayPunch[];
  zone: string;
}

/** Four of them fit beside each other on a telephone. */
const short = { in: 'Entrada', breakOut: 'A comer', breakIn: 'Vuelta', out: 'Salida' };

const notesOf = ({ counts, offline, outside, source }: DayPunch): string[] => [
  ...(counts === 'waiting' ? ['sin aprobar'] : []),
  ...(offline ? ['sin conexión'] : []),
  ...(outside ? ['fuera de la sede'] : []),
  ...(source === 'rule' ? ['la puso el servidor'] : []),
  ...(source === 'manual' ? ['a mano'] : []),
];

/** The punches of a day, in a row. */
export function PunchLine({ punches, zone }: PunchLineProps) {
  if (punches.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Sin fichadas
      </Typography>
    );
  }
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
      }}
    >
      {punches.map((punch) => (
        <Box component="li" key={punch.id} sx={{ minWidth: 0 }}>
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
          >
            {punch.source === 'rule' ? <Icon name="warning" fontSize="inherit" /> : null}
            {short[punch.kind]}
          </Typography>
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {clockText(punch.at, zone)}
          </Typography>
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {notesOf(punch).join(', ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
