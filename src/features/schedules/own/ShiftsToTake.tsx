import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useNotice } from '@/components/feedback/useNotice';
import { Section } from '@/components/page/Section';
import { notOnPaper } from '@/components/paper/paperMarks';
import {
  type ShiftToTake,
  useListShiftsToTakeQuery,
  useTakeOpenShiftMutation,
} from '@/services/wms/generated/schedules.gen';
import { ShiftChip } from '../components/ShiftChip';
import { ownHours, whenText } from './ownTexts';

/** The shifts that the person's area is offered: the first who takes one has it. */
export function ShiftsToTake({ today }: { today: string }) {
  const rows = useListShiftsToTakeQuery().data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Box sx={notOnPaper}>
      <Section
        title="Turnos que podés tomar"
        description="Se los ofrecieron a tu área: los tiene quien los toma primero."
      >
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <Offered key={row.id} row={row} today={today} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function Offered({ row, today }: { row: ShiftToTake; today: string }) {
  const { id, shift, left } = row;
  const [take, { isLoading }] = useTakeOpenShiftMutation();
  const notify = useNotice();
  const onTake = async () => {
    const { data } = await take({ id });
    if (data) notify({ text: `El turno es tuyo: ${whenText(shift.day, today).toLowerCase()}` });
  };
  return (
    <Card component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', p: 1.5 }}>
      <ShiftChip {...shift} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {whenText(shift.day, today)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shift.name}, {ownHours(shift)}
          {shift.kind === 'onCall' ? ' · guardia pasiva' : ''}
          {left > 1 ? ` · ${counted(left, 'lugar', 'lugares')}` : ''}
        </Typography>
      </Box>
      <Button
        variant="contained"
        aria-label={`Tomar: ${shift.name}, ${whenText(shift.day, today)}`}
        loading={isLoading}
        onClick={onTake}
      >
        Tomar
      </Button>
    </Card>
  );
}
