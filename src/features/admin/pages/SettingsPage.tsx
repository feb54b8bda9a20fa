import { brandingRecord } from '@contract/organisation/organisationSettings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { Section } from '@/components/page/Section';
import { RecordInput } from '@/components/record/RecordInput';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { tellAnotherLook } from '@/services/offline/appWorker';
import {
  type OrganisationSettings,
  useGetOrganisationSettingsQuery,
  useSaveBrandingMutation,
} from '@/services/wms/generated/organisation.gen';
import { AdminPage } from '../components/AdminPage';
import { SettingsForm } from '../components/SettingsForm';
import { BrandColorInput } from '../components/settings/BrandColorInput';
import { LogoSection } from '../components/settings/LogoSection';
import { MailSection } from '../components/settings/MailSection';
import { SecuritySection } from '../components/settings/SecuritySection';
import { brandingForm } from '../settingsForms';

export function SettingsPage() {
  const query = useGetOrganisationSettingsQuery();
  return (
    <AdminPage title="Ajustes">
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {({ branding, mail, security, maps }) => (
          <Box sx={{ maxWidth: 'md' }}>
            <BrandingSection branding={branding} />
            <LogoSection branding={branding} />
            <MailSection mail={mail} />
            <SecuritySection security={security} />
            <Section title="Mapas" description="Con qué se dibujan sedes, pedidos y visitas.">
              <Alert severity="info">
                {maps.keyed
                  ? 'Con Google Maps: quien instaló Andén cargó una clave (MAPS_KEY). Si no responde, se usa el mapa propio.'
                  : 'Con el mapa propio, que no necesita Internet. Para usar Google Maps, quien instaló Andén carga una clave (MAPS_KEY).'}
              </Alert>
            </Section>
          </Box>
        )}
      </QueryState>
    </AdminPage>
  );
}

function BrandingSection({ branding }: { branding: OrganisationSettings['branding'] }) {
  const [send] = useSaveBrandingMutation();
  const { resolver, values } = brandingForm;
  const form = useForm({ resolver, defaultValues: values(branding) });
  return (
    <SettingsForm
      title="Organización"
      description="Cómo se llama, con qué datos salen sus papeles y con qué color se presenta, también al ingresar."
      form={form}
      stored={branding}
      model={brandingForm}
      send={async (fields, version) => {
        await send({ ...fields, version }).unwrap();
        tellAnotherLook();
      }}
      saved="Se guardó. El color y los papeles cambian en cada pantalla al recargarla."
    >
      <RecordInput record={brandingRecord} name="name" />
      <RecordInput
        record={brandingRecord}
        name="taxId"
        hint="Once números, con o sin guiones. Sale en lo que se imprime, con el domicilio."
      />
      <RecordInput record={brandingRecord} name="address" />
      <BrandColorInput />
    </SettingsForm>
  );
}
