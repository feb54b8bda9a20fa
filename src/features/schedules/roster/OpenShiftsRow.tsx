import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { shiftLook } from '@/components/schedule/shiftLook';
import {
  type OpenShift,
  type RosterWeek,
  useListOpenShiftsQuery,
} from '@/services/wms/generated/schedules.gen';
import { openShiftsPath } from '@/utils/timePaths';
import { OpenShiftEditor } from '../catalog/OpenShiftEditor';

interface OpenShiftsRowProps {
  roster: RosterWeek;
  days: readonly string[];
}

/** The shifts that are offered in the week to the areas that are shown: the first row of the board, where there is any. */
export function OpenShiftsRow({ roster, days }: OpenShiftsRowProps) {
  const { from, to, coverage, edits } = roster;
  const { data } = useListOpenShiftsQuery(
    { size: 200, filters: [{ field: 'day', operator: 'between', value: [from, to] }] },
    { skip: !edits },
  );
  const [open, setOpen] = useState<OpenShift | null>(null);
  const shown = new Set(coverage.map(({ areaId }) => areaId));
  const rows = (data?.rows ?? []).filter(({ areaId }) => shown.has(areaId));
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="open">
        <th scope="row">
          <Link component={RouterLink} to={openShiftsPath} variant="subtitle2" underline="hover">
            Turnos abiertos
          </Link>
        </th>
        {days.map((day) => (
          <td key={day}>
            {rows
              .filter((row) => row.day === day)
              .map((row) => (
                <Offered key={row.id} row={row} roster={roster} onOpen={() => setOpen(row)} />
              ))}
          </td>
        ))}
      </tr>
      {open ? <OpenShiftEditor row={open} onClose={() => setOpen(null)} /> : null}
    </tbody>
  );
}

interface OfferedProps {
  row: OpenShift;
  roster: RosterWeek;
  onOpen: () => void;
}

function Offered({ row, roster, onOpen }: OfferedProps) {
  const { shiftName, areaName, places, taken } = row;
  const shift = roster.shifts.find(({ id }) => id === row.shiftId);
  const left = places - taken;
  const standing = left > 0 ? `${taken} de ${places}` : 'completo';
  return (
    <ButtonBase
      onClick={onOpen}
      title={`${shiftName}, ${areaName}: ${standing}`}
      sx={{
        ...shiftLook(shift?.color ?? 'grey', left > 0 ? 'draft' : 'published', shift?.kind),
        display: 'flex',
        width: 1,
        justifyContent: 'flex-start',
        gap: 0.75,
        px: '6px',
        minHeight: 24,
        fontSize: '0.8125rem',
        '& + &': { mt: '2px' },
      }}
    >
      {shift?.code ?? shiftName}
      <Box component="small" sx={{ fontWeight: 400, fontSize: '0.6875rem' }}>
        {standing}
      </Box>
      <Box component="span" sx={visuallyHidden}>{`: ${shiftName}, ${areaName}`}</Box>
    </ButtonBase>
  );
}
