import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import { logoBox, logoRooms } from '@contract/organisation/logoBox';
import type { Logo } from '@contract/organisation/organisationSettings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type FileRules, fileLimit, sortFiles } from '@/components/files/fileRules';
import { PickButton } from '@/components/files/PickButton';
import { RefusedFiles } from '@/components/files/RefusedFiles';
import { Section } from '@/components/page/Section';
import { asAppError } from '@/components/state/asAppError';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import { tellAnotherLook } from '@/services/offline/appWorker';
import {
  type OrganisationSettings,
  useRemoveLogoMutation,
  useSaveLogoMutation,
} from '@/services/wms/generated/organisation.gen';
import { handled } from '@/services/wms/handled';

const rules: FileRules = {
  accept: ['image/png', 'image/jpeg'],
  acceptLabel: 'PNG o JPG',
  maxBytes: megabytes(fileLimits.logo),
};

interface LogoSectionProps {
  branding: OrganisationSettings['branding'];
}

/** The logo, as it will be seen on each ground; saved as soon as it is chosen. */
export function LogoSection({ branding: { logo, version } }: LogoSectionProps) {
  const { busy, refused, choose } = useChosenLogo(version);
  const [removing, setRemoving] = useState(false);
  return (
    <Section
      title="Logo"
      description="Se ve al ingresar, sobre el menú y en los papeles que llevan el nombre de la organización."
    >
      <Card>
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          {logo ? <LogoGrounds logo={logo} /> : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PickButton
              label={busy ? 'Subiendo…' : logo ? 'Cambiar el logo' : 'Elegir un logo'}
              icon="upload"
              accept={rules.accept}
              disabled={busy}
              onFiles={(files) => void choose(files)}
            />
            {logo ? (
              <Button size="small" color="error" disabled={busy} onClick={() => setRemoving(true)}>
                Quitarlo
              </Button>
            ) : null}
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {`${rules.acceptLabel}, hasta ${fileLimit(rules.maxBytes)}. Queda mejor apaisado y con fondo transparente.`}
          </Typography>
          <RefusedFiles reasons={refused} />
        </CardContent>
      </Card>
      {removing ? <RemoveLogo version={version} onClose={() => setRemoving(false)} /> : null}
    </Section>
  );
}

/** Checks, sends and puts the file that was chosen; what is refused stays written under the button. */
function useChosenLogo(version: number) {
  const [upload, sending] = useUploadFileMutation();
  const [save, saving] = useSaveLogoMutation();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const notify = useNotice();
  const choose = async (files: File[]) => {
    const sorted = sortFiles(rules, 0, files);
    setRefused(sorted.refused);
    const [file] = sorted.accepted;
    if (!file) return;
    try {
      const { hash } = await upload({ purpose: 'brand', file }).unwrap();
      await save({ logo: hash, version }).unwrap();
      tellAnotherLook();
      notify({ text: 'Se guardó el logo. Cada pantalla lo muestra al recargarla.' });
    } catch (error) {
      handled(error);
      setRefused([asAppError(error).message]);
    }
  };
  return { busy: sending.isLoading || saving.isLoading, refused, choose };
}

const grounds = [
  { name: 'En claro', bgcolor: '#ffffff' },
  { name: 'En oscuro', bgcolor: '#161513' },
] as const;

function LogoGrounds({ logo }: { logo: Logo }) {
  const size = logoBox(logo, logoRooms.shell);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {grounds.map(({ name, bgcolor }) => (
        <Box key={name} component="figure" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              minWidth: 200,
              minHeight: 72,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor,
            }}
          >
            <Box
              component="img"
              src={logo.src}
              alt={`El logo ${name.toLowerCase()}`}
              {...size}
              sx={{ bgcolor: '#ffffff', boxShadow: '0 0 0 5px #ffffff', borderRadius: '2px' }}
            />
          </Box>
          <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function RemoveLogo({ version, onClose }: { version: number; onClose: () => void }) {
  const [remove] = useRemoveLogoMutation();
  const notify = useNotice();
  return (
    <ConfirmDialog
      open
      title="¿Quitar el logo?"
      confirmLabel="Quitar"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await remove({ version });
        onClose();
        if (error) return;
        tellAnotherLook();
        notify({ text: 'Se quitó el logo. Cada pantalla vuelve a la marca al recargarla.' });
      }}
    >
      En su lugar vuelve la marca de Andén, y los papeles salen solo con el nombre.
    </ConfirmDialog>
  );
}
