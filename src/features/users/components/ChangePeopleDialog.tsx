import { counted } from '@contract/core/counted';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type ChangePeopleApiArg,
  useChangePeopleMutation,
} from '@/services/wms/generated/users.gen';
import { useAreaOptions } from '../useAreaOptions';
import { useRoleOptions } from '../useRoleOptions';

export interface PeopleChange extends ChosenRows {
  kind: 'manager' | 'area' | 'role';
}

const titles = {
  manager: 'Cambiar a quién responden',
  area: 'Cambiar el área de',
  role: 'Cambiar el rol de',
};

const forms = {
  manager: z.object({ target: z.int().positive().nullable() }),
  area: z.object({ target: z.int().positive() }),
  role: z.object({ target: z.int().positive() }),
};

/** Asks for what changes, for how many, and then tells what happened to each. */
export function ChangePeopleDialog({
  change,
  onClose,
}: {
  change: PeopleChange;
  onClose: () => void;
}) {
  const { kind, rows, count } = change;
  const areas = useAreaOptions();
  const roles = useRoleOptions();
  const [send] = useChangePeopleMutation();
  const form = useForm<{ target: number | null }>({
    resolver: contractResolver(forms[kind]),
    defaultValues: { target: null },
  });
  const people = counted(count, 'persona', 'personas');
  const title = `${titles[kind]} ${people}`;
  return (
    <BulkFormDialog
      title={title}
      form={form}
      submitLabel="Cambiar"
      send={({ target }) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as ChangePeopleApiArg['selection'];
        return send({ selection, change: toChange(kind, target) }).unwrap();
      }}
      undo={(selection, { change }) =>
        send({ selection, change: change as ChangePeopleApiArg['change'] }).unwrap()
      }
      onClose={onClose}
    >
      {kind === 'area' ? (
        <SelectInput
          name="target"
          label="Área nueva"
          hint="Quien cambia de área pasa a la sede de esa área."
          options={areas}
        />
      ) : null}
      {kind === 'role' ? (
        <SelectInput
          name="target"
          label="Rol nuevo"
          hint="Rige desde su próximo clic. Quien no tiene cuenta queda como está."
          options={roles.options}
        />
      ) : null}
      {kind === 'manager' ? (
        <PersonInput name="target" label="Responden a" hint="Vacío: a nadie." optional />
      ) : null}
    </BulkFormDialog>
  );
}

function toChange(kind: PeopleChange['kind'], target: number | null): ChangePeopleApiArg['change'] {
  if (kind === 'manager') return { kind, managerId: target };
  return kind === 'area' ? { kind, areaId: target ?? 0 } : { kind, roleId: target ?? 0 };
}
