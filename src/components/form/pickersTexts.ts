import { esES } from '@mui/x-date-pickers/locales';

const spanish = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** The pickers' Spanish, with this product's words. */
export const pickersTexts = {
  ...spanish,
  okButtonLabel: 'Listo',
  clearButtonLabel: 'Borrar',
  openPreviousView: 'Ver el anterior',
  openNextView: 'Ver el siguiente',
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year'
      ? 'Elegir año: abierto. Volver al calendario'
      : 'Calendario abierto. Elegir año',
  openDatePickerDialogue: (date: string | null) =>
    date ? `Elegir fecha; está elegida ${date}` : 'Elegir fecha',
  openTimePickerDialogue: (time: string | null) =>
    time ? `Elegir hora; está elegida ${time}` : 'Elegir hora',
  clockLabelText: (_view: string, time: string | null) =>
    time ? `La hora elegida es ${time}` : 'No hay hora elegida',
  fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) => 'a'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'mm',
  fieldDayPlaceholder: () => 'dd',
  day: 'Día',
  weekDay: 'Día de la semana',
  // Hours are written as "05" there.
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} horas`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} minutos`,
  timeTableLabel: 'Elegir hora',
  dateTableLabel: 'Elegir fecha',
};
