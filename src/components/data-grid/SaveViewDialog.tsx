import { savedViewRecord } from '@contract/views/savedView';
import { useForm } from 'react-hook-form';
import { type SavedView, useSaveViewMutation, type ViewState } from '@/services/lists/viewHooks';
import { FormDialog } from '../dialog/FormDialog';
import { RecordInput } from '../record/RecordInput';
import { recordForm } from '../record/recordForm';

interface SaveViewDialogProps {
  list: string;
  state: ViewState;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

const viewForm = recordForm(savedViewRecord);

export function SaveViewDialog({ list, state, onSaved, onClose }: SaveViewDialogProps) {
  const [save] = useSaveViewMutation();
  const form = useForm({
    resolver: viewForm.resolver,
    defaultValues: viewForm.values(null),
  });
  return (
    <FormDialog
      open
      title="Guardar la vista"
      form={form}
      submitLabel="Guardar"
      onSubmit={async (values) => {
        onSaved(await save({ list, state, ...viewForm.input(values) }).unwrap());
      }}
      onClose={onClose}
    >
      <RecordInput
        record={savedViewRecord}
        name="name"
        hint="Guarda la página como la ves ahora."
      />
      <RecordInput
        record={savedViewRecord}
        name="shared"
        label="Que la vean todas las personas que usan esta lista"
      />
    </FormDialog>
  );
}
