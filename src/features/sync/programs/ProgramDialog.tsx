import { programRecord as record } from '@contract/sync/program';
import { useState } from 'react';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import {
  type Program,
  type ProgramWithKey,
  useCreateProgramMutation,
  useGetProgramChoicesQuery,
  useSaveProgramMutation,
} from '@/services/wms/generated/sync.gen';
import { AccionesInput } from './AccionesInput';
import { DaysSelect, USUAL_DAYS } from './DaysSelect';

const model = recordForm(record, {
  show: {
    roleId: (held) => `Rol n.º ${held}`,
    acciones: (held) => held.join(', '),
  },
});

interface ProgramDialogProps {
  row: Program | null;
  onGiven: (given: ProgramWithKey) => void;
  onClose: () => void;
}

/** A new program with how long its first key serves, or what one may ask from now on. */
export function ProgramDialog({ row, onGiven, onClose }: ProgramDialogProps) {
  const [create] = useCreateProgramMutation();
  const [save] = useSaveProgramMutation();
  const [days, setDays] = useState(USUAL_DAYS);
  const { data } = useGetProgramChoicesQuery();
  const roles = data?.roles.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? row.name : 'Nuevo programa'}
      added="Programa agregado"
      send={({ id, version, ...fields }) => ({
        unwrap: async () => {
          if (id !== undefined && version !== undefined) {
            return save({ ...fields, id, version }).unwrap();
          }
          const given = await create({ ...fields, days }).unwrap();
          onGiven(given);
          return given;
        },
      })}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" autoFocus />
      <RecordInput record={record} name="note" />
      <RecordInput
        record={record}
        name="roleId"
        options={roles}
        hint="Hasta dónde llega. Solo se ofrecen roles que no permiten más que el tuyo."
      />
      <AccionesInput choices={data?.acciones ?? []} />
      <RecordInput record={record} name="perMinute" />
      {row ? null : <DaysSelect value={days} onChange={setDays} />}
    </RecordEditor>
  );
}
