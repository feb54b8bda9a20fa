import { absencesApi } from '../wms/generated/absences.gen';
import { holidaysApi } from '../wms/generated/holidays.gen';

export type {
  AwayDays,
  CalendarBlock,
  ListCalendarApiResponse,
} from '../wms/generated/absences.gen';
export type { PublicHoliday } from '../wms/generated/holidays.gen';

export const { useListCalendarQuery } = absencesApi;
export const { useListPublicHolidaysQuery } = holidaysApi;
