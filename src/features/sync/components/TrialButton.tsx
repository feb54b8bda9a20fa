import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeServerErrors } from '@/components/form/placeServerErrors';
import { Icon } from '@/components/icons/Icon';
import { asAppError } from '@/components/state/asAppError';
import { handled } from '@/services/wms/handled';
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

/** An answer belongs to the place that was asked. */
interface Told<Trial> {
  trial: Trial | null;
  fault: string;
  place: string;
}

/** A folder or a file may have one long word for a name. */
const answers = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  overflowWrap: 'break-word',
} as const;

const placeOf = ({ via, sftpHost }: Pick<LinkHeld, 'via' | 'sftpHost'>) => `${via} ${sftpHost}`;

/** A button that waits takes no focus: it has it back once it can be pressed again. */
function useKeptFocus(waits: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    // A second press while it waits goes to what stands around it.
    if (waited.current && !waits && document.activeElement?.contains(button.current)) {
      button.current?.focus({ preventScroll: true });
    }
    waited.current = waits;
  }, [waits]);
  return button;
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
  const [via, sftpHost] = useWatch<LinkHeld, ['via', 'sftpHost']>({ name: ['via', 'sftpHost'] });
  const [told, setTold] = useState<Told<Trial> | null>(null);
  const button = useKeptFocus(isLoading);
  const attempt = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return setTold(null);
    const place = placeOf(form.getValues());
    const { data, error } = await send({ ...linkForm.input(form.getValues()), id: linkId });
    if (data) setTold({ trial: data, fault: '', place });
    if (!error) return;
    const refused = asAppError(error);
    placeServerErrors(form, refused);
    // The notice says to look at what is marked; without a mark the reason stands here, where it is waited for.
    if (Object.keys(refused.fields ?? {}).length > 0) return setTold(null);
    handled(error);
    setTold({ trial: null, fault: refused.message, place });
  };
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be the last thing that is in sight.
    if (told) answer.current?.scrollIntoView?.({ block: 'nearest' });
  }, [told]);
  // The key of one server is never taken for that of another, nor its answer.
  const shown = told?.place === placeOf({ via, sftpHost }) ? told : null;
  return (
    <Box sx={answers}>
      <Button
        ref={button}
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Icon name="visible" />}
        onClick={() => void attempt()}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
      {shown ? (
        // Its room stays while another is waited for, or a second press would meet what moved up.
        <Box ref={answer} sx={answers} style={{ visibility: isLoading ? 'hidden' : undefined }}>
          {shown.fault ? <Alert severity="error">{shown.fault}</Alert> : null}
          {shown.trial ? children(shown.trial) : null}
        </Box>
      ) : null}
    </Box>
  );
}
