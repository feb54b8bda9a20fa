import { documentTypeRecord as record } from '@contract/documents/documentType';
import { useWatch } from 'react-hook-form';
import { RecordInput } from '@/components/record/RecordInput';

/** The rules of a type; what only some types have is asked of those. */
export function DocumentTypeFields() {
  const [visibility, expires] = useWatch({ name: ['visibility', 'expires'] });
  return (
    <>
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="folder" />
      <RecordInput record={record} name="visibility" />
      {visibility === 'person' ? (
        <RecordInput
          record={record}
          name="signs"
          hint="Cada versión nueva le llega a Firmas, con 15 días de plazo; tiene que ser un PDF."
        />
      ) : null}
      <RecordInput record={record} name="expires" />
      {expires ? (
        <RecordInput
          record={record}
          name="warnDays"
          hint="A la persona y a quien guarda los legajos; 0, el mismo día."
        />
      ) : null}
      <RecordInput record={record} name="keepYears" hint="Vacío: se guarda siempre." />
      <RecordInput record={record} name="active" />
    </>
  );
}
