import { documentRecord as record } from '@contract/documents/documentFields';
import { useWatch } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { RecordInput } from '@/components/record/RecordInput';
import type { DocumentType } from '@/services/wms/generated/documents.gen';
import { typeHint } from '../documentTexts';

interface DocumentFieldsProps {
  types: readonly DocumentType[];
  /** `offered`: a file without one is called by its own name, and several always are. */
  title?: 'required' | 'offered' | 'none';
}

/** The fields of a document; the date until which it is good shows only where its type expires. */
export function DocumentFields({ types, title = 'required' }: DocumentFieldsProps) {
  const typeId = useWatch({ name: 'typeId' });
  const type = types.find(({ id }) => id === typeId);
  return (
    <>
      <RecordInput
        record={record}
        name="typeId"
        hint={type ? typeHint(type) : undefined}
        options={namedChoices(types)}
      />
      {title === 'none' ? null : (
        <RecordInput
          record={record}
          name="title"
          hint={title === 'offered' ? 'Vacío: se llama como el archivo.' : undefined}
          required={title === 'required'}
        />
      )}
      {type?.expires ? <RecordInput record={record} name="expiresOn" required /> : null}
    </>
  );
}
