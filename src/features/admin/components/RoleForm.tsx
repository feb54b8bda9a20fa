import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { RecordForm } from '@/components/form/RecordForm';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { type Role, useSaveRoleMutation } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { conflictFields, type RoleValues, roleForm, toInput, toValues } from '../roleForm';
import { scopeTexts } from '../roleModel';
import { FlagGroups } from './FlagGroups';

const resolver = contractResolver(roleForm);
const scopes = Object.entries(scopeTexts).map(([value, { label, detail }]) => ({
  value,
  label: `${label}: ${detail.toLowerCase()}`,
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
    >
      <TextInput name="name" label="Nombre" />
      <SelectInput
        name="scope"
        label="Alcance"
        hint="Sobre quién puede hacer lo que sigue."
        options={scopes}
      />
      <FlagGroups />
    </RecordForm>
  );
}
