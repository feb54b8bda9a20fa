import { useWatch } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import type { DocumentType } from '../api';
import type { DocumentValues } from '../documentForm';
import { typeHint } from '../documentTexts';

interface DocumentFieldsProps {
  types: readonly DocumentType[];
  /** `offered`: a file without one is called by its own name, and several always are. */
  title?: 'required' | 'offered' | 'none';
}

/** What is said of a document; until when it is good, only where its type expires. */
export function DocumentFields({ types, title = 'required' }: DocumentFieldsProps) {
  const typeId = useWatch<DocumentValues, 'typeId'>({ name: 'typeId' });
  const type = types.find(({ id }) => id === typeId);
  return (
    <>
      <SelectInput<DocumentValues>
        name="typeId"
        label="Tipo"
        hint={type ? typeHint(type) : undefined}
        options={namedChoices(types)}
      />
      {title === 'none' ? null : (
        <TextInput<DocumentValues>
          name="title"
          label="Título"
          hint={title === 'offered' ? 'Vacío: se llama como el archivo.' : undefined}
          maxLength={120}
          optional={title === 'offered'}
        />
      )}
      {type?.expires ? <DateInput<DocumentValues> name="expiresOn" label="Vale hasta" /> : null}
    </>
  );
}
