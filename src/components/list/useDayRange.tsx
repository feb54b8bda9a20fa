import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { dayIn } from '@/utils/addressValues';
import { localDay } from '@/utils/localDay';
import { DayFilter } from './DayFilter';
import { useListParams } from './useListParams';

const filterNames = ['desde', 'hasta'] as const;

const yearAgo = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01`;

/** Between which days a page of totals counts, as its address says: a year until somebody chooses others. */
export function useDayRange(): { fromDay: string; toDay: string; filter: ReactNode } {
  const { values, setFilter } = useListParams(filterNames);
  const today = localDay();
  const fromDay = dayIn(values.desde) ?? yearAgo(today);
  const toDay = dayIn(values.hasta) ?? today;
  const filter = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <DayFilter label="Desde" value={fromDay} onChange={(day) => setFilter('desde', day)} />
      <DayFilter label="Hasta" value={toDay} onChange={(day) => setFilter('hasta', day)} />
    </Box>
  );
  return { fromDay, toDay, filter };
}
