import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard';
import type { FormDraft } from './useDraft';
import { type SubmitHandler, useFormSubmit } from './useFormSubmit';

interface FormBodyProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  onSubmit: SubmitHandler<V>;
  id?: string;
  /** Off where leaving loses nothing, as in a search. */
  guard?: boolean;
  /** From `useDraft`: leaving then keeps what was typed instead of asking. */
  draft?: FormDraft;
  /** Its buttons: what was refused is told just over them. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The form element with its wiring: validation, server reasons, focus, warning before leaving. */
export function FormBody<V extends FieldValues>(props: FormBodyProps<V>) {
  const { form, onSubmit, id, draft, guard = !draft, foot, children } = props;
  const { submit, failure, sending } = useFormSubmit(form, onSubmit, draft?.forget);
  const { isDirty } = form.formState;
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was pressed and what it led to, both in sight.
    if (failure) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <FormProvider {...form}>
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {draft ? <DraftNotice draft={draft} /> : null}
        {children}
        {failure || foot ? (
          <Box ref={end} sx={{ display: 'grid', gap: 2.5 }}>
            {failure ? (
              <Alert severity="error" role="alert">
                {failure.message}
              </Alert>
            ) : null}
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
