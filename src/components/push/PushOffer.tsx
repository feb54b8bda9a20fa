import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { mayNotify, pushBrowser } from '@/services/push/pushBrowser';
import { usePushDevice } from '@/services/push/usePushDevice';
import { configSet, selectConfig } from '@/services/session/configSlice';
import { selectViewing } from '@/services/session/selectViewing';
import { useNotice } from '../feedback/useNotice';
import { Icon } from '../icons/Icon';

const answered = 'pushOffer';

/** Asked once on each device, where something was sent and an answer is to come; the browser asks only who said yes. */
export function PushOffer({ children }: { children: string }) {
  const dispatch = useDispatch();
  const notify = useNotice();
  const known = useSelector(selectConfig(answered)) !== undefined;
  const viewing = useSelector(selectViewing) !== null;
  const skip = known || viewing || mayNotify() || pushBrowser() !== 'able';
  const { on, busy, turnOn } = usePushDevice({ skip });
  if (skip || on !== false) return null;
  const remember = () => dispatch(configSet({ key: answered, value: true }));
  const accept = async () => {
    const done = await turnOn();
    remember();
    notify({
      text: done
        ? 'Listo: te avisamos en este dispositivo. En Notificaciones elegís de qué.'
        : 'No se activaron los avisos. Podés probar de nuevo en Notificaciones.',
    });
  };
  return (
    <Card
      component="aside"
      aria-label="Avisos en este dispositivo"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1, mb: 3 }}
    >
      <Icon name="bell" fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
        {children}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <Button size="small" disabled={busy} onClick={remember}>
          No, gracias
        </Button>
        <Button size="small" disabled={busy} onClick={accept}>
          Sí, avisame
        </Button>
      </Box>
    </Card>
  );
}
