import { counted } from '@contract/core/counted';
import { rangeText } from '@contract/core/rangeText';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { DateTime } from 'luxon';
import { createContext, useContext, useId, useState } from 'react';
import { Icon } from '../icons/Icon';
import { SpanishPickers } from './SpanishPickers';

interface Range {
  fromDay: string;
  toDay: string;
}

interface RangePickerProps extends Range {
  onChange: (range: Range) => void;
}

/** Two ends in one calendar: a touch on the first day and one on the last. */
export function RangePicker(props: RangePickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="calendar" />}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        Elegir en el calendario
      </Button>
      {open ? <RangeDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const none: Range = { fromDay: '', toDay: '' };
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);

function RangeDialog(props: RangePickerProps & { onClose: () => void }) {
  const { fromDay, toDay, onChange, onClose } = props;
  const id = useId();
  const [range, setRange] = useState(isDay(fromDay) && isDay(toDay) ? { fromDay, toDay } : none);
  const half = range.fromDay !== '' && range.toDay === '';
  const choose = (day: DateTime | null) => {
    const chosen = day?.toISODate();
    if (!chosen) return;
    // A day before the first one begins anew; so does any once both ends stand.
    if (half && chosen >= range.fromDay) setRange({ ...range, toDay: chosen });
    else setRange({ fromDay: chosen, toDay: '' });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{half ? 'Elegí el último día' : 'Elegí el primer día'}</DialogTitle>
      <DialogContent sx={{ px: 1 }}>
        <SpanishPickers>
          <RangeContext value={range}>
            <DateCalendar
              value={range.fromDay ? DateTime.fromISO(range.toDay || range.fromDay) : null}
              onChange={(day, step) => step === 'finish' && choose(day as DateTime | null)}
              slots={{ day: RangeDay }}
            />
          </RangeContext>
        </SpanishPickers>
        <Typography role="status" sx={{ textAlign: 'center', minHeight: '3em' }}>
          {rangeWords(range)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          variant="contained"
          disabled={range.fromDay === ''}
          onClick={() => {
            onChange({ ...range, toDay: range.toDay || range.fromDay });
            onClose();
          }}
        >
          Listo
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** "9 al 22 de febrero de 2027 · 14 días". */
function rangeWords({ fromDay, toDay }: Range): string {
  if (fromDay === '') return '';
  const last = toDay || fromDay;
  const days = DateTime.fromISO(last).diff(DateTime.fromISO(fromDay), 'days').days + 1;
  return `${rangeText(fromDay, last)} · ${counted(days, 'día', 'días')}`;
}

const RangeContext = createContext<Range>(none);

/** A day of the calendar, marked where it lies between both ends. */
function RangeDay(props: PickerDayProps) {
  const { fromDay, toDay } = useContext(RangeContext);
  const day = (props.day as DateTime).toISODate() ?? '';
  const end = day === fromDay || day === toDay;
  const within = !props.outsideCurrentMonth && day > fromDay && day < toDay;
  return (
    <PickerDay
      {...props}
      selected={!props.outsideCurrentMonth && (end || within)}
      sx={within ? { '&&': { bgcolor: 'action.selected', color: 'text.primary' } } : null}
    />
  );
}
