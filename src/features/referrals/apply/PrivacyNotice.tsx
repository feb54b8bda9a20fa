import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApplicationShown } from '@/services/wms/generated/referrals.gen';

/** Law 25.326, art. 6: who keeps the data, what for, for how long, and what their owner may ask. */
export function PrivacyNotice({ shown }: { shown: ApplicationShown }) {
  const { organisation, keepMonths, position } = shown;
  return (
    <Box component="section" aria-label="Tus datos" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">Tus datos</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Los guarda ${organisation}, solo para decidir sobre “${position}”, y los leen quienes deciden. Quien te pasó el enlace ve tu nombre y en qué etapa estás, nada más. Salvo los que dicen opcional, hacen falta todos: sin ellos no te podés postular.`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`A los ${keepMonths} meses se borran solos si no entrás a trabajar. Antes los podés ver, corregir o hacer borrar cuando quieras, sin costo (ley 25.326, arts. 6, 14 y 16): al enviar te damos un enlace con el que los ves, los corregís y pedís que se borren. La Agencia de Acceso a la Información Pública, órgano de control de esa ley, atiende las denuncias y los reclamos de quienes resulten afectados en sus derechos por incumplimiento de las normas de protección de datos personales.`}
      </Typography>
    </Box>
  );
}
