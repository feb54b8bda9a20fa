import { DateInput } from '../form/DateInput';
import { SelectInput } from '../form/SelectInput';
import { TextInput } from '../form/TextInput';
import { type DependantValues, kinshipOptions } from './dependantForm';

export function DependantInputs() {
  return (
    <>
      <TextInput<DependantValues>
        name="name"
        label="Apellido y nombre"
        hint="Como en el documento: Pérez, Ana."
        maxLength={120}
      />
      <SelectInput<DependantValues> name="kinship" label="Vínculo" options={kinshipOptions} />
      <DateInput<DependantValues> name="birthDate" label="Fecha de nacimiento" />
      <TextInput<DependantValues> name="dni" label="DNI" maxLength={12} />
      <TextInput<DependantValues>
        name="cuil"
        label="CUIL"
        hint="Once números, con o sin guiones."
        maxLength={15}
        optional
      />
      <DateInput<DependantValues> name="since" label="A cargo desde" />
      <DateInput<DependantValues>
        name="until"
        label="A cargo hasta"
        hint="Vacío: sigue a cargo."
        optional
      />
    </>
  );
}
