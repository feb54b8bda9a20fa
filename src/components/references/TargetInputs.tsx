import type { Field } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import { useWatch } from 'react-hook-form';
import { RecordInput } from '../record/RecordInput';
import { PersonInput } from './PersonInput';
import type { Places } from './usePlaces';

interface TargetFields extends Fields {
  target: Field;
  personId: Field;
  areaId: Field;
  siteId: Field;
}

interface TargetInputsProps extends Places {
  record: RecordDefinition<string, TargetFields>;
  /** A correction keeps the person, area or site it is for, and this says so. */
  hint?: string;
  kept: boolean;
}

/** For one person, an area or a site; of one that is corrected it stays. */
export function TargetInputs({ record, kept, hint, areas, sites }: TargetInputsProps) {
  const target = useWatch({ name: 'target' });
  return (
    <>
      <RecordInput record={record} name="target" disabled={kept} hint={hint} />
      {target === 'person' && !kept ? <PersonInput name="personId" label="Persona" /> : null}
      {target === 'area' && !kept ? (
        <RecordInput record={record} name="areaId" options={areas} required />
      ) : null}
      {target === 'site' && !kept ? (
        <RecordInput record={record} name="siteId" options={sites} required />
      ) : null}
    </>
  );
}
