import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/utils/dates';
import { PersonName } from '../person/PersonName';
import { TimelineItem } from '../timeline/TimelineItem';
import { stepStateText } from './requestTexts';
import type { RequestDetail, RequestStep } from './requestTypes';

const said = { open: '', approved: 'Aprobó', rejected: 'Rechazó', returned: 'Pidió cambios' };

const detailOf = ({ state, escalated }: RequestStep['seats'][number]) =>
  said[state] || (escalated ? 'Se sumó por demora' : undefined);

/** The chain says who decides, step by step, as it was fixed when the request was sent. */
export function RequestChain({ chain }: Pick<RequestDetail, 'chain'>) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {chain.map((step) => (
        <TimelineItem key={step.position} pending={step.state !== 'approved'}>
          <Typography variant="subtitle2">{stepStateText(step)}</Typography>
          {step.state === 'pending' && step.dueAt ? (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Antes del {formatDate(step.dueAt, 'DD/MM/AAA HS:MN')}
            </Typography>
          ) : null}
          <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
            {step.seats.map((seat) => (
              <PersonName
                key={seat.person.id ?? seat.person.name}
                name={seat.person.name}
                imageUrl={seat.person.imageUrl}
                detail={detailOf(seat) ?? seat.person.position}
                size={28}
              />
            ))}
          </Box>
        </TimelineItem>
      ))}
    </Box>
  );
}
