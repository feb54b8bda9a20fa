import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { PersonName } from '@/components/person/PersonName';
import type { LeaveNotice, LeavePreview } from '@/services/wms/generated/holidays.gen';
import { countedText, dayText, spanText, weekdayText } from '../leaveTexts';
import { EffectBar } from './EffectBar';

interface LeaveEffectProps {
  preview: LeavePreview;
  /** True while a newer answer is on its way. */
  stale: boolean;
  /** It is asked for somebody else. */
  other: boolean;
  onStart: (day: string) => void;
}

/** The effect of a leave, before it is asked for. */
export function LeaveEffect({ preview, stale, other, onStart }: LeaveEffectProps) {
  const { days, unit, returnDay, holidays, lawfulStart, notices } = preview;
  return (
    <Card aria-busy={stale} sx={{ p: 2.5, display: 'grid', gap: 2.5, opacity: stale ? 0.6 : 1 }}>
      <Box>
        <Typography component="p" sx={{ typography: 'h2' }}>
          {countedText(days, unit)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {other ? 'Vuelve' : 'Volvés'} el {weekdayText(returnDay)}.
        </Typography>
        {holidays.length > 0 ? (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {unit === 'calendar' ? 'Con feriados adentro' : 'Sin contar feriados'}:{' '}
            {holidays.map(({ day, name }) => `${name} (${dayText(day)})`).join(', ')}.
          </Typography>
        ) : null}
      </Box>
      <EffectBar {...preview} other={other} />
      <LeaveNotices notices={notices} />
      {lawfulStart ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="calendar" />}
          onClick={() => onStart(lawfulStart)}
          sx={{ justifySelf: 'start' }}
        >
          Empezar el {weekdayText(lawfulStart)}
        </Button>
      ) : null}
      <AwayList {...preview} />
    </Card>
  );
}

const severities = { refusal: 'error', warning: 'warning', info: 'info' } as const;

/** The notices say what stands in the way and what is worth knowing, each with the rule it comes from. */
function LeaveNotices({ notices }: { notices: readonly LeaveNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {notices.map(({ tone, text, source }) => (
        <Alert key={text} severity={severities[tone]} sx={{ py: 0.25 }}>
          {text}
          {source ? (
            <Typography variant="caption" sx={{ display: 'block' }}>
              {source}
            </Typography>
          ) : null}
        </Alert>
      ))}
    </Box>
  );
}

function coverageText({ coverage }: Pick<LeavePreview, 'coverage'>): string | null {
  if (!coverage) return null;
  const { day, there, staff, minimum } = coverage;
  const least = minimum === null ? '' : ` (mínimo ${minimum})`;
  return `El día más justo, el ${dayText(day)}, quedarían ${there} de ${staff} en el área${least}.`;
}

/** The list tells who else of the area is away on those days, and how many would be left. */
function AwayList({ away, coverage }: Pick<LeavePreview, 'away' | 'coverage'>) {
  const text = coverageText({ coverage });
  return (
    <Box>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {away.length === 0 ? 'Nadie más del área falta esos días' : 'También faltan del área'}
      </Typography>
      <CardList gap={1}>
        {away.map(({ personId, fromDay, toDay, name, imageUrl, label, pending }) => (
          <li key={`${personId}-${fromDay}`}>
            <PersonName
              name={name}
              imageUrl={imageUrl}
              size={28}
              detail={`${label}, ${spanText({ fromDay, toDay, part: 'whole' })}${pending ? ' (pedida)' : ''}`}
            />
          </li>
        ))}
      </CardList>
      {text ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {text}
        </Typography>
      ) : null}
    </Box>
  );
}
