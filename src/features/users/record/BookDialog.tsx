import { personBookRecord as record } from '@contract/users/personBook';
import { TextInput } from '@/components/form/TextInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import {
  type PersonBook,
  type PersonBookRow,
  useSavePersonBookMutation,
} from '@/services/wms/generated/users.gen';
import { bookForm, furtherBook } from '../bookModel';

interface BookDialogProps {
  book: PersonBook;
  /** Null to add one. */
  row: PersonBookRow | null;
  onClose: () => void;
}

/** A code that is left empty goes as at the person's site, which its hint tells. */
export function BookDialog({ book, row, onClose }: BookDialogProps) {
  const { personId, rows } = book;
  const [send] = useSavePersonBookMutation();
  return (
    <RecordEditor
      model={bookForm}
      row={row}
      known={row ? undefined : furtherBook(rows)}
      draftKey={`book/${personId}/${row?.id ?? 'new'}`}
      title={row ? 'Corregir datos' : 'Cargar datos desde un día'}
      added="Datos cargados"
      send={(fields) => send({ ...fields, personId })}
      onClose={onClose}
    >
      <RecordInput
        record={record}
        name="effectiveFrom"
        hint="Puede ser de un mes ya cerrado: ningún sueldo se calcula con estos datos."
      />
      <RecordInput
        record={record}
        name="situation"
        hint="Los números son los de las tablas de ARCA. Vacío: como en su sede."
      />
      <RecordInput record={record} name="condition" hint="Vacío: como en su sede." />
      <RecordInput record={record} name="activity" hint="Vacío: como en su sede." />
      <RecordInput record={record} name="contract" hint="Vacío: como en su sede." />
      <RecordInput record={record} name="place" hint="Vacío: como en su sede." />
      <TextInput
        name="health"
        label={record.fields.health.label}
        hint="Hasta seis números. Vacío: como en su sede."
        type="tel"
        maxLength={6}
        optional
      />
      <RecordInput record={record} name="spouse" hint="Vacío: no se informa cónyuge." />
      <RecordInput record={record} name="children" hint="Vacío: ninguno." />
      <RecordInput
        record={record}
        name="insured"
        hint="Sin ART, la remuneración 9 va en cero. Vacío: sí."
      />
    </RecordEditor>
  );
}
