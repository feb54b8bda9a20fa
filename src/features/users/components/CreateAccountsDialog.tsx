import { counted } from '@contract/core/counted';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import { bulkSaid } from '@/components/data-grid/bulkOutput';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import {
  type CreateAccountsApiArg,
  useCreateAccountsMutation,
} from '@/services/wms/generated/users.gen';
import { useRoleOptions } from '../useRoleOptions';

const schema = z.object({
  roleId: z
    .int()
    .nullable()
    .refine((id) => id !== null, 'Elegí un rol.'),
});

interface CreateAccountsDialogProps {
  chosen: ChosenRows;
  /** The people who have an account now still need a password. */
  onPasswords: (chosen: ChosenRows) => void;
  onClose: () => void;
}

/** Opens the accounts of many, with a user made of their name; whoever has one keeps it as it is. */
export function CreateAccountsDialog({ chosen, onPasswords, onClose }: CreateAccountsDialogProps) {
  const { rows, count } = chosen;
  const { options } = useRoleOptions();
  const [send] = useCreateAccountsMutation();
  const form = useForm<{ roleId: number | null }>({
    resolver: contractResolver(schema),
    defaultValues: { roleId: null },
  });
  return (
    <BulkFormDialog
      title={`Crear la cuenta de ${counted(count, 'persona', 'personas')}`}
      form={form}
      submitLabel="Crear cuentas"
      send={({ roleId }) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as CreateAccountsApiArg['selection'];
        return send({ selection, roleId: Number(roleId) }).unwrap();
      }}
      say={(done, refused) =>
        bulkSaid(['se creó', 'se crearon'], ['cuenta', 'cuentas'], done, refused)
      }
      next={{
        label: 'Entregar contraseñas',
        run: (ids) => onPasswords({ rows: { kind: 'rows', ids }, count: ids.length }),
      }}
      onClose={onClose}
    >
      <SelectInput
        name="roleId"
        label="Rol"
        hint="Lo que van a poder hacer y sobre quién. El usuario se arma con el nombre y el apellido."
        options={options}
      />
    </BulkFormDialog>
  );
}
