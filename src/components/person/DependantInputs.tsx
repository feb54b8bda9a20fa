import { dependantRecord as record } from '@contract/users/family';
import { RecordInput } from '../record/RecordInput';

export function DependantInputs() {
  return (
    <>
      <RecordInput record={record} name="name" hint="Como en el documento: Pérez, Ana." />
      <RecordInput record={record} name="kinship" />
      <RecordInput record={record} name="birthDate" />
      <RecordInput record={record} name="dni" />
      <RecordInput record={record} name="cuil" hint="Once números, con o sin guiones." />
      <RecordInput record={record} name="since" />
      <RecordInput record={record} name="until" hint="Vacío: sigue a cargo." />
    </>
  );
}
