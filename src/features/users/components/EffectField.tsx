import { effectField } from '@contract/users/effectField';
import { useFormContext } from 'react-hook-form';
import { DateInput } from '@/components/form/DateInput';
import type { Employee } from '@/services/wms/generated/users.gen';
import { changesDated, type PersonValues } from '../personForm';

/** Asks since when, once something changes that has a day of effect. */
export function EffectField({ person }: { person: Employee }) {
  const [position, areaId, managerId] = useFormContext<PersonValues>().watch([
    'position',
    'areaId',
    'managerId',
  ]);
  if (!changesDated({ position, areaId, managerId }, person)) return null;
  return (
    <DateInput<PersonValues>
      name="effectiveFrom"
      label={effectField.label}
      hint="Vale para el área, el responsable y el puesto. Si es un día por venir, se aplica solo."
      min={person.hireDate}
    />
  );
}
