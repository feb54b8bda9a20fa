import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { AppError } from '@/services/wms/appError';
import { isStale, storedVersion } from '@/services/wms/storedVersion';
import { useNotice } from '../feedback/useNotice';
import { LeaveGuard } from './LeaveGuard';
import type { FormDraft } from './useDraft';
import { type SubmitHandler, useFormSubmit } from './useFormSubmit';
import type { Newest } from './useSeenRow';

interface FormBodyProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  onSubmit: SubmitHandler<V>;
  id?: string;
  /** Off where leaving loses nothing, as in a search. */
  guard?: boolean;
  /** From `useDraft`: leaving then keeps what was typed instead of asking. */
  draft?: FormDraft;
  /** From `useSeenRow`, where what is sent is an act and there are no fields to compare. */
  newest?: Newest | undefined;
  /** Its buttons: what was refused is told just over them. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The form element with its wiring: validation, server reasons, focus, warning before leaving. */
export function FormBody<V extends FieldValues>(props: FormBodyProps<V>) {
  const { form, onSubmit, id, draft, guard = !draft, newest, foot, children } = props;
  const { submit, failure, sending, forgive } = useFormSubmit(form, onSubmit, draft?.forget);
  const { isDirty } = form.formState;
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button and the failure are both brought into sight.
    if (failure) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <FormProvider {...form}>
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {draft ? <DraftNotice draft={draft} /> : null}
        {children}
        {failure || foot ? (
          <Box ref={end} sx={{ display: 'grid', gap: 2.5 }}>
            {failure ? <Refusal failure={failure} newest={newest} onTaken={forgive} /> : null}
            {foot}
          </Box>
        ) : null}
      </Box>
      {guard && isDirty ? <LeaveGuard passing={sending} /> : null}
    </FormProvider>
  );
}

const writable = 'input:not([hidden], [disabled], [aria-hidden="true"]), textarea';

/** Says where these words come from, and lets go of them. */
function DraftNotice({ draft }: { draft: FormDraft }) {
  if (!draft.restored) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away with what it discards; without the focus keys such as Escape would reach nobody.
    currentTarget.form?.querySelector<HTMLElement>(writable)?.focus();
    draft.discard();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Recuperamos lo que estabas escribiendo
      </Typography>
      <Button size="small" onClick={discard} sx={{ flex: 'none' }}>
        Descartar
      </Button>
    </Box>
  );
}

interface RefusalProps {
  failure: AppError;
  newest: Newest | undefined;
  onTaken: () => void;
}

/** Says why it was refused. Where somebody was first, who it was, and the way to go on without losing what was typed. */
function Refusal({ failure, newest, onTaken }: RefusalProps) {
  const notify = useNotice();
  if (!newest || !isStale(failure)) {
    return (
      <Alert severity="error" role="alert">
        {failure.message}
      </Alert>
    );
  }
  const before = storedVersion<{ version: number }>(failure);
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away; the focus goes on in the form.
    currentTarget.form?.querySelector<HTMLElement>(writable)?.focus();
    newest.take(before?.stored.version);
    onTaken();
    notify({ text: 'Ves lo último, con lo que escribiste. Revisalo y volvé a intentar.' });
  };
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={take} sx={{ flex: 'none' }}>
          Traer lo último
        </Button>
      }
    >
      {before?.by
        ? `${before.by} cambió esto mientras lo hacías. Mirá cómo quedó y volvé a intentar.`
        : failure.message}
    </Alert>
  );
}
