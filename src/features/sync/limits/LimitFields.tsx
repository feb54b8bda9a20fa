import { linkRecord as record } from '@contract/sync/link';
import { LEAST_JUDGED_ROWS } from '@contract/sync/linkLimits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordInput } from '@/components/record/RecordInput';

/** The limits past which a link tells whoever gives the name. */
export const LimitFields = () => (
  <>
    <Box>
      <Typography variant="h3" component="h2">
        Avisos
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        Le llegan a la persona en cuyo nombre actúa, una vez cada vez que pasa un límite. Si falla
        dos veces seguidas avisa siempre.
      </Typography>
    </Box>
    <RecordInput
      record={record}
      name="quietDays"
      hint="Días corridos sin una fila que entre o que ya estaba. Vacío: no avisa."
    />
    <RecordInput
      record={record}
      name="rejectPercent"
      hint={`De las filas de una corrida, si tiene ${LEAST_JUDGED_ROWS} o más. Vacío: no avisa.`}
    />
  </>
);
