import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Section } from '@/components/page/Section';

const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog')).PasswordDialog,
}));

export function PasswordSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Contraseña">
      <Card>
        <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
            Cambiala si creés que otra persona la conoce. Tus otras sesiones se cierran.
          </Typography>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Cambiar contraseña
          </Button>
        </CardContent>
      </Card>
      {open ? (
        <Suspense>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
