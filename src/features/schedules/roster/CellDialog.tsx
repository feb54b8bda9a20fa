import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { ShiftChip } from '@/components/schedule/ShiftChip';
import type { RosterPerson, RosterWeek, Shift } from '@/services/wms/generated/schedules.gen';
import { cellOf, isClosed, notesOf, plannedIds } from './rosterEdits';
import { CLOSED_NOTE, cellText, dayInWords } from './rosterTexts';
import { HOW_TO_TYPE, readHours, type TypedHours } from './typedHours';

interface CellDialogProps {
  roster: RosterWeek;
  person: RosterPerson;
  day: string;
  /** `made` is the shift of the hours that were typed, where there are any. */
  onPut: (ids: readonly number[], made?: Shift) => void;
  onHours: (hours: TypedHours) => Promise<Shift | null>;
  onClose: () => void;
}

/** The contract takes this many shifts in a day. */
const MOST_SHIFTS = 3;

/** A person's day: what is planned, what stands in its way, and the shifts to choose from. */
export function CellDialog(props: CellDialogProps) {
  const { roster, person, day, onPut, onHours, onClose } = props;
  const id = useId();
  const phone = usePhone();
  const cell = cellOf(person, day);
  const [chosen, setChosen] = useState(() => plannedIds(cell));
  const [hours, setHours] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const closed = isClosed(roster, person, day);
  // A shift that stands there already can be taken away, also where it is out of use.
  const offered = roster.shifts.filter(
    ({ id: shiftId, active }) => active || plannedIds(cell).includes(shiftId),
  );
  const locked = !roster.edits || closed;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = readHours(hours);
    if (hours.trim() !== '' && !wanted) {
      setFault(`No son horas. ${HOW_TO_TYPE}`);
      input.current?.focus();
      return;
    }
    setBusy(true);
    const made = wanted ? await onHours(wanted) : null;
    setBusy(false);
    if (wanted && !made) return;
    onPut(made ? [...chosen, made.id] : chosen, made ?? undefined);
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
              <TextField
                label="Otras horas"
                value={hours}
                onChange={(event) => {
                  setHours(event.target.value);
                  setFault('');
                }}
                inputRef={input}
                error={fault !== ''}
                helperText={fault || 'Como 9-15, 22-6 o 9:30-15'}
                disabled={chosen.length >= MOST_SHIFTS}
                slotProps={{ htmlInput: { maxLength: 13 } }}
                size="small"
                sx={{ mt: 1.5 }}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                Sin ninguno, es franco.
              </Typography>
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{locked ? 'Cerrar' : 'Cancelar'}</Button>
          {locked ? null : (
            <Button type="submit" variant="contained" loading={busy} loadingPosition="start">
              Planificar
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
