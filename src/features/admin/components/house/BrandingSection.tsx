import { brandingRecord } from '@contract/house/house';
import { useForm } from 'react-hook-form';
import { RecordInput } from '@/components/record/RecordInput';
import { type House, useSaveBrandingMutation } from '@/services/wms/generated/house.gen';
import { brandingForm } from '../../houseForms';
import { BrandColorInput } from './BrandColorInput';
import { HouseForm } from './HouseForm';

export function BrandingSection({ branding }: { branding: House['branding'] }) {
  const [send] = useSaveBrandingMutation();
  const { resolver, values } = brandingForm;
  const form = useForm({ resolver, defaultValues: values(branding) });
  return (
    <HouseForm
      title="Organización"
      description="Cómo se llama y con qué color se presenta, también al ingresar."
      form={form}
      stored={branding}
      model={brandingForm}
      send={(fields, version) => send({ ...fields, version }).unwrap()}
      saved="Se guardó. El color se ve en cada pantalla al recargarla."
    >
      <RecordInput record={brandingRecord} name="name" />
      <BrandColorInput />
    </HouseForm>
  );
}
