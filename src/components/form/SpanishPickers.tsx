import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Settings } from 'luxon';
import type { ReactNode } from 'react';
import { clock } from '@/utils/clock';
import { pickersTexts } from './pickersTexts';

// The day of the server is marked as today, and the month that opens is its.
Settings.now = clock.ms;
// Whatever the browser believes of es-AR, here the week starts on Monday.
Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };

/** Stands inside each date field, so that only pages with dates load the pickers. */
export function SpanishPickers({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale="es-AR"
      localeText={pickersTexts}
    >
      {children}
    </LocalizationProvider>
  );
}
