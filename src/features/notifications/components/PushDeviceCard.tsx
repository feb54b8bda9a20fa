import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useNotice } from '@/components/feedback/useNotice';
import type { PushBrowser } from '@/services/push/pushBrowser';
import type { PushDevice } from '@/services/push/usePushDevice';

/** Each hindrance keeps notices from coming, and its words say what a person can do about it. */
const hindrances: Record<Exclude<PushBrowser, 'able'>, string> = {
  denied:
    'El navegador tiene bloqueados los avisos de esta página. Tocá el ícono que está junto a la dirección, permití las notificaciones y recargá la página.',
  insecure:
    'Los avisos en el dispositivo necesitan una dirección que empiece con https. Pedísela a quien administra el sistema.',
  install:
    'En un iPhone o iPad los avisos llegan a la aplicación instalada: tocá Compartir, elegí «Agregar a inicio», abrí Andén desde ahí y volvé a esta página.',
  unable:
    'Este navegador no puede mostrar avisos con la página cerrada. Probá con Chrome, Edge, Firefox o Safari actualizados, y no en una ventana privada.',
};

const listed = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Whether what rings comes to this device too. */
export function PushDeviceCard({ device }: { device: PushDevice }) {
  const { browser, on, others, busy, turnOn, turnOff } = device;
  const notify = useNotice();
  const change = async (wanted: boolean) => {
    if (!wanted) return turnOff();
    if (await turnOn()) return;
    notify({ text: 'No se activaron los avisos en este dispositivo.' });
  };
  return (
    <Card sx={{ p: 2, mb: 3, display: 'grid', gap: 1 }}>
      {browser === 'able' ? (
        <>
          <FormControlLabel
            label="En este dispositivo"
            labelPlacement="start"
            sx={{ justifyContent: 'space-between', ml: 0 }}
            control={
              <Switch
                checked={on === true}
                disabled={on === null || busy}
                onChange={(_event, wanted) => void change(wanted)}
              />
            }
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Te avisa aunque Andén esté cerrado. En la pantalla se lee de qué se trata, sin nombres
            ni importes, y al tocarlo se abre. Al cerrar sesión deja de avisar.
          </Typography>
        </>
      ) : (
        <Alert severity="info">{hindrances[browser]}</Alert>
      )}
      {others.length > 0 ? (
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          También te avisamos en {listed.format(new Set(others))}. Para que deje de llegar ahí,
          cerrá esa sesión en tu perfil.
        </Box>
      ) : null}
    </Card>
  );
}
