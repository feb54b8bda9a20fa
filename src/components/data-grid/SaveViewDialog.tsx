import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type SavedView, useSaveViewMutation, type ViewState } from '@/services/lists/viewHooks';
import { FormDialog } from '../dialog/FormDialog';
import { CheckInput } from '../form/CheckInput';
import { contractResolver } from '../form/contractResolver';
import { TextInput } from '../form/TextInput';

interface SaveViewDialogProps {
  list: string;
  state: ViewState;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

const fields = z.object({ name: z.string().trim().min(1).max(60), shared: z.boolean() });

export function SaveViewDialog({ list, state, onSaved, onClose }: SaveViewDialogProps) {
  const [save] = useSaveViewMutation();
  const form = useForm({
    resolver: contractResolver(fields),
    defaultValues: { name: '', shared: false },
  });
  return (
    <FormDialog
      open
      title="Guardar la vista"
      form={form}
      submitLabel="Guardar"
      onSubmit={async (values) => {
        onSaved(await save({ list, state, ...values }).unwrap());
      }}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label="Nombre"
        hint="Guarda la búsqueda, los filtros, el orden y las columnas."
      />
      <CheckInput name="shared" label="Que la vean todas las personas que usan esta lista" />
    </FormDialog>
  );
}
