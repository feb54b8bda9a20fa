import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { AppearanceChoices } from '@/components/appearance/AppearanceChoices';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { PhotoEditor } from '@/components/photo/PhotoEditor';
import { refreshSession } from '@/services/session/refreshSession';
import { selectCan } from '@/services/session/selectCan';
import { selectUser } from '@/services/session/userSlice';
import {
  useRemoveOwnPhotoMutation,
  useSaveOwnPhotoMutation,
} from '@/services/wms/generated/users.gen';
import { ChangeBankDialog } from '../components/change/ChangeBankDialog';
import { ChangeNameDialog } from '../components/change/ChangeNameDialog';
import { ResendChange } from '../components/change/ResendChange';
import { OwnRecord } from '../components/OwnRecord';
import { SessionsSection } from '../components/SessionsSection';
import { SecondStepSection } from '../components/second-step/SecondStepSection';

export function ProfilePage() {
  const user = useAppSelector(selectUser);
  return (
    <Page title="Mi perfil" width="reading">
      <Card sx={{ mb: 4 }}>
        <CardContent
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <PersonName
            name={user.NAME ?? ''}
            imageUrl={user.IMAGE_URL}
            dni={user.DNI}
            detail={user.POSITION}
            size={56}
          />
          <OwnPhoto />
        </CardContent>
      </Card>
      {user.IMAGE_URL ? <OwnRecord /> : null}
      {user.IMAGE_URL ? (
        <Section
          title="Nombre y cuenta donde cobro"
          description="Los revisa Recursos Humanos antes de que cambien."
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <AskChange what="name" />
            <AskChange what="bank" />
            <ResendChange />
          </Box>
        </Section>
      ) : null}
      <Section
        title="Apariencia"
        description="Se aplica enseguida y te sigue a tus otros dispositivos."
      >
        <Card>
          <CardContent>
            <AppearanceChoices />
          </CardContent>
        </Card>
      </Section>
      <PasswordSection />
      <SecondStepSection />
      <SessionsSection />
    </Page>
  );
}

const dialogs = { bank: ChangeBankDialog, name: ChangeNameDialog };

/** People ask here for a change that they may not make by themselves. */
function AskChange({ what }: { what: keyof typeof dialogs }) {
  const may = useAppSelector(selectCan('PROFILE.EDIT'));
  const [asking, setAsking] = useState(false);
  const Dialog = dialogs[what];
  if (!may) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {what === 'bank' ? 'Pedir otra cuenta para cobrar' : 'Pedir un cambio de nombre'}
      </Button>
      {asking ? <Dialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

const selectEdits = selectCan('PROFILE.EDIT');

/** For who may change their profile and is a person of the directory. */
function OwnPhoto() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const edits = useAppSelector(selectEdits);
  const [save] = useSaveOwnPhotoMutation();
  const [remove] = useRemoveOwnPhotoMutation();
  if (!edits || !user.IMAGE_URL) return null;
  // The bar at the top shows what the session knows.
  return (
    <PhotoEditor
      imageUrl={user.IMAGE_URL}
      onSave={async (file) => {
        await save({ file }).unwrap();
        await refreshSession(dispatch);
      }}
      onRemove={async () => {
        await remove();
        await refreshSession(dispatch);
      }}
    />
  );
}

const PasswordDialog = lazyDialog(
  async () => (await import('../components/PasswordDialog')).PasswordDialog,
);

function PasswordSection() {
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
