import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { placeServerErrors } from '@/components/form/placeServerErrors';
import { Icon } from '@/components/icons/Icon';
import { asAppError } from '@/components/state/asAppError';
import { type LinkHeld, linkForm } from '../linkForm';

type Tried = ReturnType<typeof linkForm.input> & { id: number | undefined };

interface TrialButtonProps<Trial> {
  label: string;
  /** Its key is lent to the trial. */
  linkId: number | undefined;
  send: (link: Tried) => Promise<{ data?: Trial; error?: unknown }>;
  isLoading: boolean;
  children: (trial: Trial) => ReactNode;
}

/** Tries a link as it is written now, and shows what the server answers. */
export function TrialButton<Trial>({
  label,
  linkId,
  send,
  isLoading,
  children,
}: TrialButtonProps<Trial>) {
  const form = useFormContext<LinkHeld>();
  const [trial, setTrial] = useState<Trial | null>(null);
  const attempt = async () => {
    setTrial(null);
    if (!(await form.trigger())) return;
    const { data, error } = await send({ ...linkForm.input(form.getValues()), id: linkId });
    if (data) setTrial(data);
    // The notice says to look at what is marked.
    if (error) placeServerErrors(form, asAppError(error));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}>
      <Button
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Icon name="visible" />}
        onClick={() => void attempt()}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
      {trial ? children(trial) : null}
    </Box>
  );
}
