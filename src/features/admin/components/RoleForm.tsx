import { roleFields, roleRecord } from '@contract/admin/role';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/conflictField';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { RecordForm } from '@/components/form/RecordForm';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import { type Role, useSaveRoleMutation } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { flagCatalog } from '../flagCatalog';
import { flagsOf, scopeDetails, scopeLabels, ticksOf } from '../roleModel';
import { FlagsField } from './FlagsField';

const roleForm = z.object({
  name: roleFields.shape.name,
  scope: roleFields.shape.scope,
  /** The ticks by flag, with a hyphen for its dot: a dot in a field's name means a field within it. */
  ticks: z.record(z.string(), z.boolean()),
});

type RoleValues = z.infer<typeof roleForm>;

const rename = (ticks: Record<string, boolean>, from: string, to: string) =>
  Object.fromEntries(Object.entries(ticks).map(([flag, on]) => [flag.replace(from, to), on]));

const toValues = (role: Role | null): RoleValues => ({
  name: role?.name ?? '',
  scope: role?.scope ?? 'own',
  ticks: rename(ticksOf(role?.flags ?? {}), '.', '-'),
});

const toInput = ({ name, scope, ticks }: RoleValues) => ({
  name,
  scope,
  flags: flagsOf(rename(ticks, '-', '.')),
});

interface Read {
  name: string;
  label: string;
  text: (values: RoleValues) => string;
}

/** Each thing that two people may change, as people read it. */
const reads: readonly Read[] = [
  { name: 'name', label: roleRecord.fields.name.label, text: ({ name }) => name },
  { name: 'scope', label: roleRecord.fields.scope.label, text: ({ scope }) => scopeLabels[scope] },
  ...flagCatalog
    .flatMap((group) => group.flags)
    .map(({ flag, label }): Read => {
      const tick = flag.replace('.', '-');
      return { name: `ticks.${tick}`, label, text: ({ ticks }) => (ticks[tick] ? 'Sí' : 'No') };
    }),
];

const parts = reads.map(({ name }) => name);

function conflictFields(mine: RoleValues, stored: Role): ConflictField[] {
  const theirs = toValues(stored);
  return reads.flatMap(({ name, label, text }) =>
    text(mine) === text(theirs) ? [] : [{ name, label, mine: text(mine), stored: text(theirs) }],
  );
}

const resolver = contractResolver(roleForm);
const scopes = roleRecord.fields.scope.values.map((value) => ({
  value,
  label: `${scopeLabels[value]}: ${scopeDetails[value].toLowerCase()}`,
}));

interface RoleFormProps {
  source: Role | null;
  /** The role is only where a new one starts. */
  copy: boolean;
}

export function RoleForm({ source, copy }: RoleFormProps) {
  const role = copy ? null : source;
  const values = toValues(source);
  const name = copy ? `${values.name} (copia)` : values.name;
  const form = useForm<RoleValues>({ resolver, defaultValues: { ...values, name } });
  const navigate = useNavigate();
  const notify = useNotice();
  const [send] = useSaveRoleMutation();
  const record = useRecordSave<RoleValues, Role>({
    form,
    draftKey: `role/${role?.id ?? `new/${source?.id}`}`,
    version: role?.version,
    compared: { values: toValues, conflict: conflictFields, parts },
    send: async (typed, version) => {
      const own = role ? { id: role.id, version } : {};
      const saved = await send({ ...toInput(typed), ...own }).unwrap();
      notify({ text: `Se guardó el rol «${saved.name}»` });
    },
    onDone: () => navigate(adminPaths.roles),
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel={role ? 'Guardar' : 'Crear rol'}
      footStays
    >
      <RecordInput record={roleRecord} name="name" />
      <RecordInput
        record={roleRecord}
        name="scope"
        hint="Sobre quién puede hacer lo que sigue."
        options={scopes}
      />
      <FlagsField />
    </RecordForm>
  );
}
