import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { ShiftChip } from '@/components/schedule/ShiftChip';
import type { RosterPerson, RosterWeek } from '@/services/wms/generated/schedules.gen';
import { cellOf, isClosed, notesOf, plannedIds } from './rosterEdits';
import { CLOSED_NOTE, cellText, dayInWords } from './rosterTexts';

interface CellDialogProps {
  roster: RosterWeek;
  person: RosterPerson;
  day: string;
  onPut: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** What the contract takes in one day. */
const MOST_SHIFTS = 3;

/** One person's day: what is planned, what stands in its way, and the shifts to choose from. */
export function CellDialog({ roster, person, day, onPut, onClose }: CellDialogProps) {
  const id = useId();
  const phone = usePhone();
  const cell = cellOf(person, day);
  const [chosen, setChosen] = useState(() => plannedIds(cell));
  const closed = isClosed(roster, person, day);
  // What stands there already can be taken away, also where it is out of use.
  const offered = roster.shifts.filter(
    ({ id: shiftId, active }) => active || plannedIds(cell).includes(shiftId),
  );
  const locked = !roster.edits || closed;

  function submit(event: FormEvent) {
    event.preventDefault();
    onPut(chosen);
    onClose();
  }

  const toggle = (shiftId: number, on: boolean) =>
    setChosen((ids) => (on ? [...ids, shiftId] : ids.filter((one) => one !== shiftId)));

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" fullScreen={phone} aria-labelledby={id}>
      <DialogHead id={id} title={person.name} covers={phone} onClose={onClose} />
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{capital(dayInWords(day))}</Typography>
          {closed ? (
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              {CLOSED_NOTE}
            </Typography>
          ) : null}
          {notesOf(roster, person, day).map((text) => (
            <Typography key={text} variant="body2" sx={{ color: 'warning.main', mb: 0.5 }}>
              {text}
            </Typography>
          ))}
          {locked ? (
            <Typography variant="body2">{cellText(cell, roster.shifts)}</Typography>
          ) : (
            <Box role="group" aria-label="Turnos" sx={{ display: 'grid' }}>
              {offered.map((shift) => (
                <FormControlLabel
                  key={shift.id}
                  control={
                    <Checkbox
                      checked={chosen.includes(shift.id)}
                      disabled={!chosen.includes(shift.id) && chosen.length >= MOST_SHIFTS}
                      onChange={(event) => toggle(shift.id, event.target.checked)}
                    />
                  }
                  label={<ShiftChip shift={shift} />}
                />
              ))}
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                Sin ninguno, es franco.
              </Typography>
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{locked ? 'Cerrar' : 'Cancelar'}</Button>
          {locked ? null : (
            <Button type="submit" variant="contained">
              Planificar
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
