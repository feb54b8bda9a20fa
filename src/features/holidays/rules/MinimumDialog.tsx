import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { type AreaMinimum, useSaveAreaMinimumMutation } from '../api';

const minimumForm = z.object({
  people: z.string().regex(/^\d{0,4}$/, 'Escribí un número entero.'),
});
type Values = z.input<typeof minimumForm>;
const resolver = contractResolver(minimumForm);

interface MinimumDialogProps {
  row: AreaMinimum;
  onClose: () => void;
}

/** How many of an area must be there; nothing typed, and it is not asked for. */
export function MinimumDialog({ row, onClose }: MinimumDialogProps) {
  const [send] = useSaveAreaMinimumMutation();
  const { areaId, areaName, staff, people, version } = row;
  const form = useForm<Values>({
    resolver,
    defaultValues: { people: people === null ? '' : String(people) },
  });
  return (
    <FormDialog
      open
      title={`Dotación mínima de ${areaName}`}
      form={form}
      submitLabel="Guardar"
      onSubmit={async (values) => {
        await send({ areaId, version, people: Number(values.people) || null }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput<Values>
        name="people"
        label="Personas que tienen que estar"
        hint={`Hoy trabajan ${staff}. Vacío: no se exige. Avisa antes de pedir; no lo impide.`}
        maxLength={4}
        optional
        autoFocus
      />
    </FormDialog>
  );
}
