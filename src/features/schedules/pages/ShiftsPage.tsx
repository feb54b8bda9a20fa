import { shiftRecord as record } from '@contract/schedules/shift';
import { useWatch } from 'react-hook-form';
import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useBackFromSettings } from '@/components/shell/useBackFromSettings';
import { StateMessage } from '@/components/state/StateMessage';
import { useListShiftsQuery, useSaveShiftMutation } from '@/services/wms/generated/schedules.gen';
import { routes } from '@/utils/paths';
import { byUse } from '../catalog/byUse';
import { shiftForm } from '../catalog/shiftForm';
import { shiftRules } from '../catalog/shiftTexts';
import { ShiftChip } from '../components/ShiftChip';

function Shifts() {
  const query = useListShiftsQuery();
  const back = useBackFromSettings('SCHEDULES.CREATE', { to: routes.schedules, label: 'Horarios' });
  const [send] = useSaveShiftMutation();
  return (
    <Catalog
      title="Turnos"
      back={back}
      addLabel="Nuevo turno"
      query={query}
      empty={
        <StateMessage icon="clock" title="Todavía no hay turnos">
          Cargá los horarios en que se trabaja, como Mañana o Tarde: con ellos se arman las
          rotaciones y la grilla.
        </StateMessage>
      }
      groups={byUse}
      card={(row) => ({
        lead: <ShiftChip {...row} />,
        name: row.name,
        rules: shiftRules(row),
        mark: row.kind === 'onCall' ? 'Guardia pasiva' : row.night ? 'De noche' : undefined,
        active: row.active,
      })}
      editor={(row, onClose) => (
        <RecordEditor
          model={shiftForm}
          row={row}
          title={row ? row.name : 'Nuevo turno'}
          added="Turno agregado"
          send={send}
          onClose={onClose}
        >
          <ShiftFields isNew={row === null} />
        </RecordEditor>
      )}
    />
  );
}

/** /schedules/shifts: what can be planned. */
export function ShiftsPage() {
  return (
    <RequirePermission flag={['SCHEDULES.CREATE', 'ADMIN.settings']}>
      <Shifts />
    </RequirePermission>
  );
}

const KEPT =
  'Lo que ya está planificado conserva sus horas: el cambio vale para lo que se planifique.';

const ON_CALL =
  'Se está a disposición, sin ir: nadie llega tarde ni falta. Lo que se fiche en ese rato son horas extras.';
const UNPAID =
  'Sin marcar, el turno se planifica y se ficha, pero no suma horas previstas ni trabajadas: no llega a la liquidación.';
const UNPAID_CALL =
  'Sin marcar, la guardia se planifica pero no suma: solo cuenta lo que se fiche en ella.';

function ShiftFields({ isNew }: { isNew: boolean }) {
  const [kind, breakKind, startsAt, endsAt] = useWatch({
    name: ['kind', 'breakKind', 'startsAt', 'endsAt'],
  });
  const overnight = startsAt && endsAt && endsAt <= startsAt;
  return (
    <>
      <RecordInput record={record} name="name" autoFocus={isNew} />
      <RecordInput record={record} name="code" hint="Lo que se lee en la grilla: M, ADM." />
      <RecordInput record={record} name="color" />
      <RecordInput record={record} name="kind" hint={kind === 'onCall' ? ON_CALL : undefined} />
      <RecordInput record={record} name="startsAt" hint={isNew ? undefined : KEPT} />
      <RecordInput
        record={record}
        name="endsAt"
        hint={overnight ? 'Termina al día siguiente.' : undefined}
      />
      {kind === 'onCall' ? null : <WorkFields breaks={breakKind !== 'none'} />}
      <RecordInput record={record} name="paid" hint={kind === 'onCall' ? UNPAID_CALL : UNPAID} />
      <RecordInput record={record} name="active" />
    </>
  );
}

/** Only shifts of work have these fields. */
function WorkFields({ breaks }: { breaks: boolean }) {
  return (
    <>
      <RecordInput record={record} name="breakKind" />
      {breaks ? <RecordInput record={record} name="breakMinutes" /> : null}
      <RecordInput record={record} name="toleranceIn" />
      <RecordInput record={record} name="toleranceOut" />
      <RecordInput
        record={record}
        name="minRest"
        hint="Vacío: las horas que pide la ley entre dos jornadas."
      />
      <RecordInput record={record} name="night" />
    </>
  );
}
