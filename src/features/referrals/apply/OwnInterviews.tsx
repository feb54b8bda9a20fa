import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import type { OwnInterview } from '@/services/wms/generated/referrals.gen';
import { saveText } from '@/utils/saveText';
import { interviewText } from '../referralTexts';

/** The talks that await a candidate, each with a file for the calendar of their phone. */
export function OwnInterviews({ interviews }: { interviews: readonly OwnInterview[] }) {
  if (interviews.length === 0) return null;
  return (
    <Section title="Tus entrevistas">
      <CardList label="Tus entrevistas">
        {interviews.map((one) => (
          <Card
            component="li"
            key={`${one.day} ${one.time} ${one.place}`}
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography variant="subtitle2">{interviewText(one)}</Typography>
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {`${one.place} · con ${one.interviewer}`}
              </Typography>
            </Box>
            <Button startIcon={<Icon name="calendar" />} onClick={() => saveFile(one.ics)}>
              Agregar a mi calendario
            </Button>
          </Card>
        ))}
      </CardList>
    </Section>
  );
}

/** Calendar programs of phones open a file of this kind by themselves. */
const saveFile = (ics: string) => saveText('entrevista.ics', ics, 'text/calendar');
