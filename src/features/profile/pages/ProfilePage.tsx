import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useAppSelector } from '@/app/hooks';
import { AppearanceChoices } from '@/components/appearance/AppearanceChoices';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { selectUser } from '@/services/session/userSlice';
import { AskChange } from '../components/change/AskChange';
import { ResendChange } from '../components/change/ResendChange';
import { OwnPhoto } from '../components/OwnPhoto';
import { OwnRecord } from '../components/OwnRecord';
import { PasswordSection } from '../components/PasswordSection';
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
          description="Los revisa quien administra personas antes de que cambien."
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
