import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
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
  children: ReactNode;
}

// Whoever pressed at the foot of a long form would not see what is told at its head.
const reveal = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: 'nearest' });

/** The form element with its wiring: validation, server reasons, focus, warning before leaving. */
export function FormBody<V extends FieldValues>(props: FormBodyProps<V>) {
  const { form, onSubmit, id, draft, guard = !draft, children } = props;
  const { submit, failure, sending } = useFormSubmit(form, onSubmit, draft?.forget);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {failure ? (
          <Alert severity="error" role="alert" ref={reveal}>
            {failure.message}
          </Alert>
        ) : null}
        {draft ? <DraftNotice draft={draft} /> : null}
        {children}
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
