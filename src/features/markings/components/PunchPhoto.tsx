import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PickButton } from '@/components/files/PickButton';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import { useAddPunchPhotoMutation } from '@/services/wms/generated/markings.gen';

interface PunchPhotoProps {
  punchId: number;
  /** How long it is kept. */
  days: number;
}

/** A photo of who just punched, for who wants to give one: the punch is made either way. */
export function PunchPhoto({ punchId, days }: PunchPhotoProps) {
  const [upload] = useUploadFileMutation();
  const [add] = useAddPunchPhotoMutation();
  const [step, setStep] = useState<'offered' | 'sending' | 'kept'>('offered');
  const send = async ([file]: File[]) => {
    if (!file) return;
    setStep('sending');
    const stored = await upload({ purpose: 'punch', file });
    const added = stored.data ? await add({ id: punchId, photo: stored.data.hash }) : null;
    setStep(added?.data ? 'kept' : 'offered');
  };
  if (step === 'kept') return <Typography role="status">Foto agregada.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'center' }}>
      <PickButton
        label={step === 'sending' ? 'Enviando la foto…' : 'Agregar una foto'}
        icon="camera"
        accept={['image/*']}
        camera="user"
        disabled={step === 'sending'}
        onFiles={send}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Si querés. Dice que fuiste vos: la ven vos y quienes cuidan las fichadas, y se borra a los{' '}
        {days} días.
      </Typography>
    </Box>
  );
}
