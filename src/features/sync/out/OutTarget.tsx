import { linkRecord as record } from '@contract/sync/link';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import type { LinkHeld } from '../linkForm';
import { SftpFields } from '../sftp/SftpFields';

const { via: field } = record.fields;
const places = ['folder', 'sftp', 'address'] as const;

/** Where a file is left, or sent. */
export function OutTarget({ root, keyHint }: { root: string; keyHint: string }) {
  const via = useWatch<LinkHeld, 'via'>({ name: 'via' });
  return (
    <>
      <SelectInput<LinkHeld>
        name="via"
        label="Adónde"
        options={places.map((value) => ({ value, label: field.labels[value] ?? value }))}
      />
      {via === 'sftp' ? <SftpFields reads={false} /> : null}
      {via === 'address' ? <AddressTarget keyHint={keyHint} /> : null}
      {via === 'folder' ? (
        <RecordInput
          record={record}
          name="folder"
          hint={`Dentro de ${root}. Si no está, se crea.`}
        />
      ) : null}
    </>
  );
}

const AddressTarget = ({ keyHint }: { keyHint: string }) => (
  <>
    <RecordInput
      record={record}
      name="url"
      required
      hint="Recibe el archivo entero y responde 2xx. Empieza con https://; las de la propia red las permite antes quien administra."
    />
    <RecordInput record={record} name="sendBy" />
    <RecordInput record={record} name="header" hint={`Si pide una clave, ${keyHint}`} />
  </>
);
