import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import { Section } from '@/components/page/Section';
import { EmergencyFacts } from '@/components/person/EmergencyFacts';
import { selectCan } from '@/services/session/selectCan';
import type { OwnProfile } from '@/services/wms/generated/users.gen';

const OwnContactDialog = lazyDialog(
  async () => (await import('./OwnContactDialog')).OwnContactDialog,
);

/** How to reach me, and whom to call for me: I keep it, and nobody has to approve it. */
export function OwnContactSection({ data, family }: Pick<OwnProfile, 'data' | 'family'>) {
  const may = useAppSelector(selectCan('PROFILE.EDIT'));
  const [open, setOpen] = useState(false);
  const { phone, address, email } = data;
  const { personId, version, emergencyName, emergencyKinship, emergencyPhone } = family;
  return (
    <Section
      title="Contacto"
      description={may ? 'Lo cambiás vos cuando quieras, salvo el correo de trabajo.' : undefined}
      action={
        may ? (
          <Button startIcon={<Icon name="edit" />} onClick={() => setOpen(true)}>
            Cambiar
          </Button>
        ) : null
      }
    >
      <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Facts>
          <Fact label="Teléfono">{phone}</Fact>
          <Fact label="Domicilio">{address}</Fact>
          <Fact label="Correo de trabajo">{email}</Fact>
        </Facts>
        <EmergencyFacts contact={family} />
      </Card>
      {open ? (
        <Suspense>
          <OwnContactDialog
            contact={{
              id: personId,
              version,
              phone,
              address,
              emergencyName,
              emergencyKinship,
              emergencyPhone,
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
