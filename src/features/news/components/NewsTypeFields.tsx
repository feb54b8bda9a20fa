import { newsTypeRecord as record } from '@contract/news/newsType';
import { useWatch } from 'react-hook-form';
import { RecordInput } from '@/components/record/RecordInput';

/** The rules of a type; what others already count on stays as it is. */
export function NewsTypeFields({ used }: { used: boolean }) {
  const unit = useWatch({ name: 'unit' });
  const kept = used ? 'Ya hay novedades de este tipo: no cambia.' : undefined;
  return (
    <>
      <RecordInput record={record} name="code" hint={kept} disabled={used} />
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="unit" disabled={used} />
      {unit === 'amount' ? (
        <RecordInput record={record} name="sign" disabled={used} required />
      ) : (
        <>
          <RecordInput
            record={record}
            name="paidPercent"
            hint="100, se paga entera; 0, no se paga."
          />
          <RecordInput record={record} name="certificateDays" hint="Vacío: no pide certificado." />
          <RecordInput record={record} name="askable" />
        </>
      )}
      {unit === 'days' ? (
        <RecordInput
          record={record}
          name="medical"
          hint={kept ?? 'Es de salud: para los demás se lee “Ausente”.'}
          disabled={used}
        />
      ) : null}
      <RecordInput record={record} name="source" />
      <RecordInput record={record} name="active" />
    </>
  );
}
