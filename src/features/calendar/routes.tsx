import type { RouteObject } from 'react-router-dom';
import { calendarPath } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: calendarPath,
    lazy: async () => ({ Component: (await import('./pages/CalendarPage')).CalendarPage }),
  },
];
