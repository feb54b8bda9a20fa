import { useEffect } from 'react';
import { gridList } from '@/components/data-grid/gridList';
import {
  type DecideOvertimeApiArg,
  useListHourDaysQuery,
} from '@/services/wms/generated/hours.gen';

export type SeenDay = NonNullable<DecideOvertimeApiArg['seen']>[number];

/** The server takes so many at once. */
const MOST_SEEN = 5000;

/** The minutes of each day, and their decision, as the list showed them last: nobody decides others than they saw. */
const shown = new Map<number, SeenDay>();

function useShownDays(request: never) {
  const page = useListHourDaysQuery(request);
  useEffect(() => {
    for (const { id, extra50, extra100, overtime } of page.data?.rows ?? [])
      shown.set(id, { id, extra50, extra100, overtime });
  }, [page.data]);
  return page;
}

export const overtimeGrid = gridList({
  id: 'overtime',
  accion: 'hora.listarDias',
  usual: [{ field: 'overtime', operator: 'in', value: ['waiting'] }],
  usualMayBeEmpty: true,
  useRows: useShownDays,
});

/** The days as they were seen: those with the given ids, or all that were shown. */
export function seenDays(ids?: readonly number[]): SeenDay[] {
  const days = ids ? ids.flatMap((id) => shown.get(id) ?? []) : [...shown.values()];
  return days.slice(-MOST_SEEN);
}
