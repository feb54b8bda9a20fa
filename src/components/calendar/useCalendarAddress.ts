import { localDay } from '@/utils/localDay';
import { useListParams } from '../list/useListParams';
import { monthText, moveMonth, readMonth, type ShownMonth } from './shownMonth';

/** The address holds what the calendar shows: a month of many, or a year of one. */
export function useCalendarAddress() {
  const params = useListParams(['mes', 'ver', 'persona', 'sede', 'area', 'faltan']);
  const { values, setFilter } = params;
  const shown = readMonth(values.mes, localDay());
  const yearly = values.ver === 'anio';
  const show = (month: ShownMonth) => setFilter('mes', monthText(month));
  return {
    ...params,
    shown,
    yearly,
    personId: Number(values.persona) || undefined,
    siteId: Number(values.sede) || undefined,
    areaId: Number(values.area) || undefined,
    onlyAway: values.faltan === 'si',
    move: (by: -1 | 1) => show(moveMonth(shown, yearly ? by * 12 : by)),
    goToday: () => setFilter('mes', ''),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
