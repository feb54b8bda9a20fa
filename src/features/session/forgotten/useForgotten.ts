import { useState } from 'react';
import { useStore } from 'react-redux';
import { asAppError } from '@/components/state/asAppError';
import type { SessionState } from '@/services/session/sessionStore';
import type { AppError } from '@/services/wms/appError';
import { performCall } from '@/services/wms/performCall';
import type { FieldErrors } from '../loginFields';

interface Asked {
  accion: string;
  body: Record<string, string>;
}

/** One call of somebody who is not in: what is wrong beside its field, the rest over the button. */
export function useForgotten<Answer>(onDone: (answer: Answer) => void) {
  const store = useStore<SessionState>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();
  const [fields, setFields] = useState<FieldErrors>({});

  const refuse = (reason: unknown) => {
    const refusal = asAppError(reason);
    setFields(refusal.fields ?? {});
    setError(refusal.fields ? undefined : refusal);
  };

  const submit = async ({ accion, body }: Asked, wrong: FieldErrors): Promise<void> => {
    if (busy) return;
    setFields(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const { config } = store.getState();
    const call = { accion, body, privateFields: Object.keys(body) };
    await performCall(call, { user: {}, client: {}, config })
      .then((answer) => onDone(answer as Answer), refuse)
      .finally(() => setBusy(false));
  };

  return { busy, error, fields, submit };
}
