import { useForm } from 'react-hook-form';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { type House, useSaveSecurityMutation } from '../../api';
import { days, type SecurityValues, securityForm, securityValues } from '../../houseModel';
import { HouseForm } from './HouseForm';

const labels = {
  sessionDays: 'Duración de la sesión',
  tries: 'Intentos antes de esperar',
  secondStepForAdmins: 'Segundo paso para quienes administran',
};

const options = (counts: number[], label: (count: number) => string, current: number) =>
  [...new Set([...counts, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value, label: label(value) }));

export function SecuritySection({ security }: { security: House['security'] }) {
  const [send] = useSaveSecurityMutation();
  const form = useForm<SecurityValues>({
    resolver: contractResolver<SecurityValues>(securityForm),
    defaultValues: securityValues(security),
  });
  return (
    <HouseForm
      title="Seguridad"
      description="Rige desde el ingreso siguiente de cada persona."
      form={form}
      stored={security}
      valuesOf={securityValues}
      labels={labels}
      send={(values, version) => send({ ...values, version }).unwrap()}
      saved="Se guardó. Rige desde el próximo ingreso de cada persona."
    >
      <SelectInput<SecurityValues>
        name="sessionDays"
        label={labels.sessionDays}
        hint="Sin uso durante ese tiempo, hay que volver a ingresar."
        options={options([1, 3, 7, 14, 30], days, security.sessionDays)}
      />
      <SelectInput<SecurityValues>
        name="tries"
        label={labels.tries}
        hint="Después de tantas contraseñas equivocadas hay que esperar, cada vez más."
        options={options([3, 5, 10], (count) => `${count} intentos`, security.tries)}
      />
      <CheckInput<SecurityValues>
        name="secondStepForAdmins"
        label="Quienes administran ingresan en dos pasos"
        hint="Hasta que la activen en su perfil no pueden abrir la administración; lo demás, sí."
      />
    </HouseForm>
  );
}
