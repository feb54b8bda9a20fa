import { clock } from '@contract/core/id';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { dayHeading } from '@/components/calendar/calendarDays';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TimeInput } from '@/components/form/TimeInput';
import { useDraft } from '@/components/form/useDraft';
import {
  type PunchDay,
  useAskCorrectionMutation,
  useGetPunchMonthQuery,
} from '@/services/wms/generated/markings.gen';
import { ownPunchDayPath } from '@/utils/timePaths';
import { correctionInput, leftAt } from '../correctionForm';

const exitForm = z.object({ clock });
type ExitValues = z.input<typeof exitForm>;
const resolver = contractResolver(exitForm);

/** The exit of a day was not punched: this asks when it was, which becomes a correction of that day. */
export function ForgottenExit({ day }: { day: string }) {
  const [asking, setAsking] = useState(false);
  const [year = 0, month = 0] = day.split('-').map(Number);
  const { data } = useGetPunchMonthQuery({ year, month });
  const on = data?.days.find((one) => one.day === day);
  const heading = dayHeading(day).toLowerCase();
  const answers = data && on && !on.closed && on.requestId === null;
  return (
    <>
      <Alert
        severity="warning"
        action={
          answers ? (
            <Button color="inherit" onClick={() => setAsking(true)}>
              Decir la hora
            </Button>
          ) : (
            <Button color="inherit" component={Link} to={ownPunchDayPath(day)}>
              Ver el día
            </Button>
          )
        }
      >
        El {heading} no marcaste la salida. ¿A qué hora te fuiste?
      </Alert>
      {asking && answers ? (
        <ExitDialog on={on} zone={data.zone} heading={heading} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

interface ExitDialogProps {
  on: PunchDay;
  zone: string;
  heading: string;
  onClose: () => void;
}

function ExitDialog({ on, zone, heading, onClose }: ExitDialogProps) {
  const form = useForm<ExitValues>({ resolver, defaultValues: { clock: '' } });
  const draft = useDraft(form, `markings/exit/${on.day}`);
  const [ask] = useAskCorrectionMutation();
  const notify = useNotice();
  const send = async ({ clock: left }: ExitValues) => {
    await ask(correctionInput(on.day, leftAt(on, zone, left))).unwrap();
    notify({ text: 'Solicitud enviada: te avisamos cuando lo resuelvan' });
    onClose();
  };
  return (
    <FormDialog
      open
      title={`¿A qué hora te fuiste el ${heading}?`}
      form={form}
      draft={draft}
      onSubmit={send}
      submitLabel="Pedir la corrección"
      onClose={onClose}
    >
      <TimeInput<ExitValues> name="clock" label="Hora de salida" />
    </FormDialog>
  );
}
