import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { asAppError } from '@/components/state/asAppError';
import { adminPaths } from '@/utils/paths';
import { type Role, useSaveRoleMutation } from '../api';
import { conflictFields, type RoleValues, storedRole } from '../roleConflict';
import { flagsOf, scopeTexts, ticksOf } from '../roleModel';
import { FlagGroups } from './FlagGroups';

const schema = z.object({
  name: z.string().trim().min(1).max(60),
  scope: z.enum(['own', 'team', 'site', 'all']),
  ticks: z.record(z.string(), z.boolean()),
});

const scopes = Object.entries(scopeTexts).map(([value, { label, detail }]) => ({
  value,
  label: `${label}: ${detail.toLowerCase()}`,
}));

interface RoleFormProps {
  source: Role | null;
  /** The role is only where a new one starts. */
  copy: boolean;
}

export function RoleForm({ source: role, copy }: RoleFormProps) {
  const navigate = useNavigate();
  const notify = useNotice();
  const [save, { isLoading }] = useSaveRoleMutation();
  const [conflict, setConflict] = useState<{ values: RoleValues; stored: Role } | null>(null);
  const form = useForm<RoleValues>({
    resolver: contractResolver(schema),
    defaultValues: {
      name: role ? (copy ? `${role.name} (copia)` : role.name) : '',
      scope: role?.scope ?? 'own',
      // A dot in a field's name means a field within it.
      ticks: dotless(ticksOf(role?.flags ?? {})),
    },
  });

  const send = async (values: RoleValues, version = role?.version) => {
    const { name, scope } = values;
    const flags = flagsOf(dotted(values.ticks));
    const own = role && !copy ? { id: role.id, version } : {};
    try {
      const saved = await save({ name, scope, flags, ...own }).unwrap();
      setConflict(null);
      form.reset(values);
      notify({ text: `Se guardó el rol «${saved.name}»` });
      navigate(adminPaths.roles);
    } catch (error) {
      const stored = storedRole(asAppError(error));
      if (!stored) throw error;
      setConflict({ values, stored });
    }
  };
  return (
    <Form
      form={form}
      onSubmit={(values) => send(values)}
      submitLabel={role && !copy ? 'Guardar' : 'Crear rol'}
    >
      <TextInput name="name" label="Nombre" />
      <SelectInput
        name="scope"
        label="Alcance"
        hint="Sobre quién puede hacer lo que sigue."
        options={scopes}
      />
      <FlagGroups />
      {conflict ? (
        <ConflictDialog
          open
          saving={isLoading}
          fields={conflictFields(conflict.values, conflict.stored)}
          onClose={() => setConflict(null)}
          onKeepStored={() => {
            const { name, scope, flags } = conflict.stored;
            form.reset({ name, scope, ticks: dotless(ticksOf(flags)) });
            setConflict(null);
          }}
          onKeepMine={() => send(conflict.values, conflict.stored.version)}
        />
      ) : null}
    </Form>
  );
}

const rename = (ticks: Record<string, boolean>, from: string, to: string) =>
  Object.fromEntries(Object.entries(ticks).map(([flag, on]) => [flag.replace(from, to), on]));
const dotless = (ticks: Record<string, boolean>) => rename(ticks, '.', '-');
const dotted = (ticks: Record<string, boolean>) => rename(ticks, '-', '.');
