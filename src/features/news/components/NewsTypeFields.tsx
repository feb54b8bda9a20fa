import { useWatch } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { CheckInput } from '@/components/form/CheckInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { unitLabels } from '../newsTexts';
import type { TypeValues } from '../typeForm';

const units = labelChoices(unitLabels);
const signs = [
  { value: 'bonus', label: 'Suma al sueldo' },
  { value: 'discount', label: 'Descuenta del sueldo' },
];

/** The rules of a type; what others already count on stays as it is. */
export function NewsTypeFields({ used }: { used: boolean }) {
  const unit = useWatch<TypeValues, 'unit'>({ name: 'unit' });
  const kept = used ? 'Ya hay novedades de este tipo: no cambia.' : undefined;
  return (
    <>
      <TextInput<TypeValues> name="code" label="Código" hint={kept} disabled={used} maxLength={8} />
      <TextInput<TypeValues> name="name" label="Nombre" maxLength={60} />
      <SelectInput<TypeValues> name="unit" label="Se cuenta en" options={units} disabled={used} />
      {unit === 'amount' ? (
        <SelectInput<TypeValues> name="sign" label="Qué hace" options={signs} disabled={used} />
      ) : (
        <>
          <TextInput<TypeValues>
            name="paidPercent"
            label="Cuánto se paga (%)"
            hint="100, se paga entera; 0, no se paga."
            maxLength={3}
          />
          <TextInput<TypeValues>
            name="certificateDays"
            label="Días para traer el certificado"
            hint="Vacío: no pide certificado."
            maxLength={2}
            optional
          />
          <CheckInput<TypeValues> name="askable" label="La puede avisar la persona" />
        </>
      )}
      {unit === 'days' ? (
        <CheckInput<TypeValues>
          name="medical"
          label="Reservada"
          hint={kept ?? 'Es de salud: para los demás se lee “Ausente”.'}
          disabled={used}
        />
      ) : null}
      <TextInput<TypeValues> name="source" label="Norma" maxLength={120} optional />
      <CheckInput<TypeValues> name="active" label="En uso" />
    </>
  );
}
