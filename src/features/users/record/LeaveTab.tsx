import { rangeText } from '@contract/core/rangeText';
import { leaveRecord } from '@contract/holidays/leaveRecord';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { useListLeavesQuery } from '@/services/wms/generated/holidays.gen';
import { leavePath, newLeaveForPath, newLeavePath } from '@/utils/paths';
import { PartList, usePartPage } from './PartList';
import type { PartProps } from './PartProps';

/** The leave that somebody took, takes or asked for. */
export function LeaveTab({ id, own }: PartProps) {
  const paging = usePartPage();
  const query = useListLeavesQuery({
    page: paging.page,
    size: paging.size,
    filters: [{ field: 'personId', operator: 'is', value: id }],
    sort: [{ field: 'fromDay', direction: 'desc' }],
  });
  return (
    <PartList
      query={query}
      paging={paging}
      icon="holidays"
      empty={{
        title: 'Todavía no pidió licencias',
        text: 'Sus vacaciones y permisos van a estar acá, con su estado.',
      }}
      step={
        own
          ? { label: 'Pedir una licencia', to: newLeavePath, icon: 'add' }
          : { label: 'Cargar una licencia', to: newLeaveForPath(id), icon: 'add' }
      }
      line={({ id: leaveId, typeName, fromDay, toDay, state }) => ({
        title: typeName,
        detail: rangeText(fromDay, toDay),
        to: leavePath(leaveId),
        chips: <ChoiceChip field={leaveRecord.shown.state} value={state} />,
      })}
    />
  );
}
