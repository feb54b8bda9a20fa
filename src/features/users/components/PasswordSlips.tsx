import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { Icon } from '@/components/icons/Icon';
import type { GivenPasswords } from '@/services/wms/generated/users.gen';

interface PasswordSlipsProps {
  given: GivenPasswords;
  onClose: () => void;
}

/**
 * Each person has a slip, to be cut and handed over. The dialog closes only by its button: what it shows cannot be
 * asked for again.
 */
export function PasswordSlips({ given, onClose }: PasswordSlipsProps) {
  const id = useId();
  const phone = usePhone();
  const { slips, refused, address } = given;
  const made = slips ?? [];
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth="md"
      className="password-slips"
      aria-labelledby={`${id}-title`}
    >
      <GlobalStyles styles={onPaper} />
      <DialogTitle id={`${id}-title`} className="not-printed">
        {slips ? counted(made.length, 'contraseña', 'contraseñas') : 'Contraseñas'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography className="not-printed" sx={{ color: 'text.secondary' }}>
          {slips
            ? 'Se muestran solo ahora y no quedan guardadas en ningún lado. Imprimí los talones antes de cerrar.'
            : 'Ya se habían mostrado. Si no las imprimiste, entregalas otra vez: las anteriores dejan de servir.'}
        </Typography>
        {made.length > 0 ? (
          <Box
            component="ul"
            aria-label="Talones"
            sx={{
              m: 0,
              p: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              '@media print': { gridTemplateColumns: '1fr 1fr', gap: 0 },
            }}
          >
            {made.map((slip) => (
              <Slip key={slip.personId} slip={slip} address={address} />
            ))}
          </Box>
        ) : null}
        {refused.length > 0 ? (
          <Alert severity="warning" className="not-printed">
            {counted(refused.length, 'persona no la recibió', 'personas no la recibieron')}:
            <List dense disablePadding>
              {refused.map(({ id: personId, label, message }) => (
                <ListItem key={personId} disableGutters>
                  <ListItemText primary={label} secondary={message} />
                </ListItem>
              ))}
            </List>
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions className="not-printed">
        <Button onClick={onClose}>Cerrar</Button>
        {made.length > 0 ? (
          <Button
            variant="contained"
            startIcon={<Icon name="print" />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

interface SlipProps {
  slip: NonNullable<GivenPasswords['slips']>[number];
  address: string;
}

function Slip({ slip, address }: SlipProps) {
  const { name, docket, areaName, siteName, username, password } = slip;
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        p: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'line.field',
        breakInside: 'avoid',
      }}
    >
      <Typography variant="subtitle1">{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Legajo {docket} · {areaName}, {siteName}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          my: 1.5,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        <dt>Dirección</dt>
        <dd>{address}</dd>
        <dt>Usuario</dt>
        <dd>{username}</dd>
        <dt>Contraseña</dt>
        <Box component="dd" sx={{ fontWeight: 700, letterSpacing: '0.06em', userSelect: 'all' }}>
          {password}
        </Box>
      </Box>
      <Typography variant="caption">
        Sirve para entrar una sola vez: al entrar vas a elegir tu contraseña.
      </Typography>
    </Box>
  );
}

/** On paper only the slips, in black whatever the theme, over as many sheets as they need. */
const onPaper = {
  '@media print': {
    '#root, .password-slips .MuiBackdrop-root, .password-slips .not-printed': {
      display: 'none !important',
    },
    body: { overflow: 'visible !important' },
    '.password-slips, .password-slips *': {
      position: 'static !important',
      overflow: 'visible !important',
      color: 'CanvasText !important',
      background: 'none !important',
      boxShadow: 'none !important',
      colorScheme: 'only light',
    },
    '.password-slips .MuiDialog-container': { display: 'block', height: 'auto' },
    '.password-slips .MuiDialog-paper': {
      margin: 0,
      maxWidth: 'none',
      maxHeight: 'none',
      width: '100%',
    },
  },
} as const;
