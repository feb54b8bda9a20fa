import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardList } from '@/components/list/CardList';
import { PersonName } from '@/components/person/PersonName';
import type { LeavePreview } from '@/services/wms/generated/holidays.gen';
import { dayText, spanText } from '../leaveTexts';

function coverageText({ coverage }: Pick<LeavePreview, 'coverage'>): string | null {
  if (!coverage) return null;
  const { day, there, staff, minimum } = coverage;
  const least = minimum === null ? '' : ` (mínimo ${minimum})`;
  return `El día más justo, el ${dayText(day)}, quedarían ${there} de ${staff} en el área${least}.`;
}

/** Who else of the area is away on those days, and how many would be left. */
export function AwayList({ away, coverage }: Pick<LeavePreview, 'away' | 'coverage'>) {
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
