import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type DocumentType, useSaveDocumentTypeMutation } from '../api';
import { visibilityLabels } from '../documentTexts';
import { type TypeValues, typeConflict, typeForm, typeInput, typeValues } from '../typeForm';

const resolver = contractResolver(typeForm);
const visibilities = Object.entries(visibilityLabels).map(([value, label]) => ({ value, label }));

interface DocumentTypeDialogProps {
  /** Null to add one. */
  row: DocumentType | null;
  onClose: () => void;
}

export function DocumentTypeDialog({ row, onClose }: DocumentTypeDialogProps) {
  const [send] = useSaveDocumentTypeMutation();
  const notify = useNotice();
  const form = useForm<TypeValues>({ resolver, defaultValues: typeValues(row) });
  const draft = useDraft(form, `documents/type/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    TypeValues,
    DocumentType
  >(async (values, version) => {
    const fields = typeInput(values);
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    notify({ text: row ? 'Cambios guardados' : 'Tipo agregado' });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title={row ? row.name : 'Nuevo tipo de documento'}
        form={form}
        draft={draft}
        submitLabel={row ? 'Guardar' : 'Agregar'}
        onSubmit={(values) => save(values, draft.version)}
        onClose={onClose}
      >
        <TextInput<TypeValues> name="name" label="Nombre" maxLength={60} />
        <TextInput<TypeValues> name="folder" label="Carpeta" maxLength={40} />
        <SelectInput<TypeValues> name="visibility" label="Quién lo ve" options={visibilities} />
        <CheckInput<TypeValues> name="expires" label="Tiene vencimiento" />
        {form.watch('expires') ? (
          <TextInput<TypeValues>
            name="warnDays"
            label="Días antes para avisar"
            hint="A la persona y a quien guarda los legajos; 0, el mismo día."
            maxLength={3}
          />
        ) : null}
        <TextInput<TypeValues>
          name="keepYears"
          label="Años que se guarda después de la baja"
          hint="Vacío: se guarda siempre."
          maxLength={2}
          optional
        />
        <CheckInput<TypeValues> name="active" label="En uso" />
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? typeConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
