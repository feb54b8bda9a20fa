import { useForm } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { type DocumentType, useSaveDocumentTypeMutation } from '../api';
import { visibilityLabels } from '../documentTexts';
import { type TypeValues, typeConflict, typeForm, typeInput, typeValues } from '../typeForm';

const resolver = contractResolver(typeForm);
const visibilities = labelChoices(visibilityLabels);

interface DocumentTypeDialogProps {
  /** Null to add one. */
  row: DocumentType | null;
  onClose: () => void;
}

export function DocumentTypeDialog({ row, onClose }: DocumentTypeDialogProps) {
  const [send] = useSaveDocumentTypeMutation();
  const notify = useNotice();
  const form = useForm<TypeValues>({ resolver, defaultValues: typeValues(row) });
  const record = useRecordSave<TypeValues, DocumentType>({
    form,
    draftKey: `documents/type/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const fields = typeInput(values);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
      notify({ text: row ? 'Cambios guardados' : 'Tipo agregado' });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? row.name : 'Nuevo tipo de documento'}
      form={form}
      record={record}
      submitLabel={row ? 'Guardar' : 'Agregar'}
      conflictFields={typeConflict}
      onClose={onClose}
    >
      <TextInput<TypeValues> name="name" label="Nombre" maxLength={60} />
      <TextInput<TypeValues> name="folder" label="Carpeta" maxLength={40} />
      <SelectInput<TypeValues> name="visibility" label="Quién lo ve" options={visibilities} />
      {form.watch('visibility') === 'person' ? (
        <CheckInput<TypeValues>
          name="signs"
          label="La persona lo firma"
          hint="Cada versión nueva le llega a Firmas, con 15 días de plazo; tiene que ser un PDF."
        />
      ) : null}
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
    </RecordDialog>
  );
}
