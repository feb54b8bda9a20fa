import { securityRecord as record } from '@contract/organisation/organisationSettings';
import { useForm } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import {
  type OrganisationSettings,
  useSaveSecurityMutation,
} from '@/services/wms/generated/organisation.gen';
import { daysText, securityForm, triesText } from '../../settingsForms';
import { SettingsForm } from '../SettingsForm';

const { sessionDays, tries } = record.fields;

const options = (counts: number[], label: (count: number) => string, current: number) =>
  [...new Set([...counts, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: label(value) }));

export function SecuritySection({ security }: { security: OrganisationSettings['security'] }) {
  const [send] = useSaveSecurityMutation();
  const { resolver, values } = securityForm;
  const form = useForm({ resolver, defaultValues: values(security) });
  return (
    <SettingsForm
      title="Seguridad"
      description="Rige desde el ingreso siguiente de cada persona."
      form={form}
      stored={security}
      model={securityForm}
      send={(fields, version) => send({ ...fields, version }).unwrap()}
      saved="Se guardó. Rige desde el próximo ingreso de cada persona."
    >
      <SelectInput
        name="sessionDays"
        label={sessionDays.label}
        hint="Sin uso durante ese tiempo, hay que volver a ingresar."
        options={options([1, 3, 7, 14, 30], daysText, security.sessionDays)}
      />
      <SelectInput
        name="tries"
        label={tries.label}
        hint="Después de tantas contraseñas equivocadas hay que esperar, cada vez más."
        options={options([3, 5, 10], triesText, security.tries)}
      />
      <RecordInput
        record={record}
        name="secondStepForAdmins"
        hint="Hasta que la activen en su perfil no pueden abrir la administración; lo demás, sí."
      />
    </SettingsForm>
  );
}
