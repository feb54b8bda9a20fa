import { openShiftRecord as record } from '@contract/schedules/openShift';
import { useMemo } from 'react';
import type { Choice } from '@/components/data-grid/gridColumn';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import {
  type OpenShift,
  useListShiftsQuery,
  useSaveOpenShiftMutation,
} from '@/services/wms/generated/schedules.gen';
import { openShiftForm } from './openShiftForm';

interface OpenShiftEditorProps {
  row: OpenShift | null;
  onClose: () => void;
}

/** A shift as an area is offered it: which, when, and for how many. */
export function OpenShiftEditor({ row, onClose }: OpenShiftEditorProps) {
  const { areas } = usePlaces();
  const { data } = useListShiftsQuery();
  const [send] = useSaveOpenShiftMutation();
  const shifts = useMemo(
    (): Choice[] =>
      (data?.rows ?? [])
        .filter(({ active, id }) => active || id === row?.shiftId)
        .map(({ id, name, startsAt, endsAt }) => ({
          value: id,
          label: `${name}, ${startsAt} a ${endsAt}`,
        })),
    [data, row],
  );
  const model = useMemo(() => openShiftForm(areas, shifts), [areas, shifts]);
  const kept = row !== null && row.taken > 0;
  const hint = kept ? 'Ya lo tomó alguien: solo cambian los lugares.' : undefined;
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? row.shiftName : 'Ofrecer un turno'}
      added="Turno ofrecido: le avisamos al área"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="areaId" options={areas} disabled={kept} hint={hint} />
      <RecordInput record={record} name="day" disabled={kept} />
      <RecordInput record={record} name="shiftId" options={shifts} disabled={kept} />
      <RecordInput
        record={record}
        name="places"
        hint="Lo tienen quienes lo toman primero, si les da el descanso."
      />
    </RecordEditor>
  );
}
