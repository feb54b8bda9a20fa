import { useState } from 'react';
import { useStore } from 'react-redux';
import { asAppError } from '@/components/state/asAppError';
import type { SessionState } from '@/services/session/sessionStore';
import type { AppError } from '@/services/wms/appError';
import { askServer } from '../askServer';
import type { FieldErrors } from '../loginFields';
import type { Choose } from '../sessionCalls';

/** A call of a person who is not in: the fault of a field stands beside it, the rest over the button. */
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

  const submit = async (choose: Choose<Answer>, wrong: FieldErrors): Promise<void> => {
    if (busy) return;
    setFields(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const { config } = store.getState();
    await askServer({ user: {}, client: {}, config }, choose)
      .then(onDone, refuse)
      .finally(() => setBusy(false));
  };

  return { busy, error, fields, submit };
}
