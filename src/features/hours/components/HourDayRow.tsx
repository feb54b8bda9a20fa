import { hoursText } from '@contract/core/hoursText';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dayHeading } from '@/components/calendar/calendarDays';
import { Icon } from '@/components/icons/Icon';
import type { HourDay } from '@/services/wms/generated/hours.gen';
import { reasonsByFigure } from '../hoursModel';
import { plannedText, spanText, stretchText } from '../hoursTexts';
import { DayDecision } from '../overtime/DayDecision';

interface HourDayRowProps {
  on: HourDay;
  zone: string;
  /** Where what is wrong is corrected; only of one's own days. */
  correctPath: string | null;
  /** The overtime of this person is theirs to decide who reads it. */
  decides: boolean;
  /** To come: nothing was worked of it yet. */
  ahead: boolean;
}

/** A day that opens into why it comes to what it comes to. */
export function HourDayRow({ on, zone, correctPath, decides, ahead }: HourDayRowProps) {
  const { figures, open } = on;
  const extra = (figures.extra50 ?? 0) + (figures.extra100 ?? 0);
  return (
    <Accordion disableGutters>
      <AccordionSummary expandIcon={<Icon name="unfold" />}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: '1.2fr 1.6fr auto' },
            columnGap: 2,
            width: 1,
            alignItems: 'baseline',
          }}
        >
          <Typography variant="subtitle2" component="h3">
            {dayHeading(on.day)}
          </Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', gridRow: { xs: 2, sm: 'auto' } }}
          >
            {plannedText(on, zone)}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
            {open ? <Chip size="small" color="info" label="Adentro" /> : null}
            {figures.absent ? (
              <Chip size="small" color="error" variant="outlined" label="Ausencia" />
            ) : null}
            {figures.late ? (
              <Chip size="small" color="warning" variant="outlined" label="Tarde" />
            ) : null}
            {extra > 0 ? (
              <Chip size="small" variant="outlined" label={`+ ${hoursText(extra)}`} />
            ) : null}
            {figures.onCall ? (
              <Chip
                size="small"
                variant="outlined"
                label={`Guardia ${hoursText(figures.onCall)}`}
              />
            ) : null}
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {ahead ? '' : hoursText(figures.worked ?? 0)}
            </Typography>
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {on.stretches.length > 0
            ? `Fichado: ${on.stretches.map((one) => stretchText(one, zone)).join(' · ')}`
            : 'Sin fichadas.'}
        </Typography>
        <Reasons on={on} zone={zone} />
        <DayDecision on={on} decides={decides} />
        {correctPath ? (
          <Button component={Link} to={correctPath} size="small" sx={{ mt: 1 }}>
            No estoy de acuerdo
          </Button>
        ) : null}
      </AccordionDetails>
    </Accordion>
  );
}

/** Each figure with the intervals and the rules that made it. */
function Reasons({ on, zone }: { on: HourDay; zone: string }) {
  return (
    <Box
      component="table"
      aria-label={`De dónde sale: ${dayHeading(on.day)}`}
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th, & td': { textAlign: 'left', py: 0.5, pr: 1.5, verticalAlign: 'top' },
        '& tr + tr': { borderTop: 1, borderColor: 'divider' },
        '& .time': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
        '& .why': { color: 'text.secondary' },
      }}
    >
      <tbody>
        {reasonsByFigure(on.reasons).map(({ figure, label, reasons }) => (
          <tr key={figure}>
            <th scope="row">{label}</th>
            <td className="why">
              {reasons.map(({ from, to, why }) => (
                <div key={from + why}>
                  {spanText(from, to, zone)}: {why}
                </div>
              ))}
            </td>
            <td className="time">{hoursText(on.figures[figure] ?? 0)}</td>
          </tr>
        ))}
        {on.bands.map(({ id, name, minutes, reasons }) => (
          <tr key={`band ${id}`}>
            <th scope="row">{name}</th>
            <td className="why">
              {reasons.map(({ from, to, why }) => (
                <div key={from + why}>
                  {spanText(from, to, zone)}: {why}
                </div>
              ))}
            </td>
            <td className="time">{hoursText(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
