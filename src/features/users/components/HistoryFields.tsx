import { useFormContext } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { PersonInput } from '@/components/references/PersonInput';
import type { HistoryValues } from '../historyModel';
import { basisOptions } from '../payModel';
import { useAreaOptions } from '../useAreaOptions';

/** The value of a change, by its kind. */
export function HistoryFields() {
  const kind = useFormContext<HistoryValues>().watch('kind');
  const areas = useAreaOptions();
  switch (kind) {
    case 'place':
      return <SelectInput<HistoryValues> name="change.areaId" label="Área" options={areas} />;
    case 'manager':
      return (
        <PersonInput name="change.managerId" label="Responde a" hint="Vacío: a nadie." optional />
      );
    case 'salary':
      return (
        <>
          <SelectInput<HistoryValues>
            name="change.salaryBasis"
            label="Se paga"
            options={basisOptions}
          />
          <DecimalInput<HistoryValues> name="change.salary" label="Sueldo" prefix="$" />
        </>
      );
    case 'category':
      return (
        <TextInput<HistoryValues>
          name="change.category"
          label="Categoría"
          maxLength={120}
          optional
        />
      );
    case 'agreement':
      return (
        <TextInput<HistoryValues>
          name="change.agreement"
          label="Convenio"
          maxLength={120}
          optional
        />
      );
    default:
      return (
        <TextInput<HistoryValues> name="change.position" label="Puesto" maxLength={120} optional />
      );
  }
}
