import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetHouseQuery } from '@/services/wms/generated/house.gen';
import { AdminPage } from '../components/AdminPage';
import { BrandingSection } from '../components/house/BrandingSection';
import { MailSection } from '../components/house/MailSection';
import { SecuritySection } from '../components/house/SecuritySection';

export function SettingsPage() {
  const query = useGetHouseQuery();
  return (
    <AdminPage title="Ajustes">
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {({ branding, mail, security, maps }) => (
          <Box sx={{ maxWidth: 'md' }}>
            <BrandingSection branding={branding} />
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
