import { useForm } from 'react-hook-form';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { type House, useSaveBrandingMutation } from '../../api';
import { type BrandingValues, brandingForm, brandingValues } from '../../houseModel';
import { BrandColorInput } from './BrandColorInput';
import { HouseForm } from './HouseForm';

const labels = { name: 'Nombre', color: 'Color principal' };

export function BrandingSection({ branding }: { branding: House['branding'] }) {
  const [send] = useSaveBrandingMutation();
  const form = useForm<BrandingValues>({
    resolver: contractResolver<BrandingValues>(brandingForm),
    defaultValues: brandingValues(branding),
  });
  return (
    <HouseForm
      title="Organización"
      description="Cómo se llama y con qué color se presenta, también al ingresar."
      form={form}
      stored={branding}
      valuesOf={brandingValues}
      labels={labels}
      send={({ name, color }, version) => send({ name, color: color || null, version }).unwrap()}
      saved="Se guardó. El color se ve en cada pantalla al recargarla."
    >
      <TextInput<BrandingValues> name="name" label="Nombre" maxLength={80} />
      <BrandColorInput />
    </HouseForm>
  );
}
