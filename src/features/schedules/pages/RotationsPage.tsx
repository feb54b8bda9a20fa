import { counted } from '@contract/core/counted';
import { rotationRecord as record } from '@contract/schedules/rotation';
import { useMemo } from 'react';
import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useBackFromSettings } from '@/components/shell/useBackFromSettings';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Rotation,
  type Shift,
  useListRotationsQuery,
  useListShiftsQuery,
  useSaveRotationMutation,
} from '@/services/wms/generated/schedules.gen';
import { routes } from '@/utils/paths';
import { shiftsPath } from '@/utils/timePaths';
import { byUse } from '../catalog/byUse';
import { CycleInput } from '../catalog/CycleInput';
import { RotationPreview } from '../catalog/RotationPreview';
import { cycleText, rotationForm } from '../catalog/rotationForm';

const WEEK = 7;
const SHOWN = 28;

/** "Semanas de lunes a domingo: M M M M M — —". */
function rulesOf({ days, byWeek }: Rotation, shifts: readonly Shift[]): string {
  const length = byWeek
    ? counted(days.length / WEEK, 'semana desde el lunes', 'semanas desde el lunes')
    : counted(days.length, 'día', 'días');
  const more = days.length > SHOWN ? '…' : '';
  return `${length} · ${cycleText(days.slice(0, SHOWN), shifts)}${more}`;
}

function Rotations() {
  const query = useListRotationsQuery();
  const { data } = useListShiftsQuery();
  const shifts = useMemo(() => data?.rows ?? [], [data]);
  const model = useMemo(() => rotationForm(shifts), [shifts]);
  const back = useBackFromSettings('SCHEDULES.CREATE', { to: routes.schedules, label: 'Horarios' });
  const [send] = useSaveRotationMutation();
  return (
    <Catalog
      title="Rotaciones"
      back={back}
      addLabel="Nueva rotación"
      query={query}
      empty={
        <StateMessage
          icon="refresh"
          title="Todavía no hay rotaciones"
          action={
            <NextStep to={shiftsPath} flag="SCHEDULES.CREATE">
              Ver los turnos
            </NextStep>
          }
        >
          Una rotación dice qué turno toca cada día, y vuelve a empezar: cinco de mañana y dos
          francos.
        </StateMessage>
      }
      groups={byUse}
      card={(row) => ({ name: row.name, rules: rulesOf(row, shifts), active: row.active })}
      editor={(row, onClose) => (
        <RecordEditor
          model={model}
          row={row}
          title={row ? row.name : 'Nueva rotación'}
          added="Rotación agregada"
          send={send}
          onClose={onClose}
        >
          <RecordInput record={record} name="name" autoFocus={row === null} />
          <RecordInput
            record={record}
            name="byWeek"
            hint="El primer día del ciclo cae siempre un lunes: son semanas completas."
          />
          <CycleInput name="days" shifts={shifts} />
          <RotationPreview shifts={shifts} />
          <RecordInput record={record} name="active" />
        </RecordEditor>
      )}
    />
  );
}

/** /schedules/rotations: the cycles of shifts and days off. */
export function RotationsPage() {
  return (
    <RequirePermission flag={['SCHEDULES.CREATE', 'ADMIN.settings']}>
      <Rotations />
    </RequirePermission>
  );
}
