import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useEffect, useId } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { retractNotice } from '../feedback/noticeQueue';
import { useNotice } from '../feedback/useNotice';
import { FormBody } from '../form/FormBody';
import { SubmitButton } from '../form/SubmitButton';
import type { FormDraft } from '../form/useDraft';
import type { SubmitHandler } from '../form/useFormSubmit';
import type { Newest } from '../form/useSeenRow';
import { closeLabel } from './closeLabel';
import { DialogHead } from './DialogHead';
import { useAskedClose } from './useAskedClose';
import { usePhone } from './usePhone';

interface FormDialogProps<V extends FieldValues> {
  open: boolean;
  title: string;
  form: UseFormReturn<V>;
  /** Close the dialog when it resolves. */
  onSubmit: SubmitHandler<V>;
  submitLabel: string;
  tone?: 'normal' | 'danger';
  onClose: () => void;
  /** From `useDraft`: closing then keeps what was typed instead of asking. */
  draft?: FormDraft;
  /** From `useSeenRow`, where what is sent is an act over a row. */
  newest?: Newest | undefined;
  /** Only words to agree with: a phone need not give it all its screen. */
  brief?: boolean;
  children: ReactNode;
}

const keptText = 'Lo que escribiste queda guardado en esta pestaña.';

/** A short form over the page; the whole screen on a phone. Closing asks first if something was typed. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { open, title, form, onSubmit, submitLabel, tone, onClose, draft, children } = props;
  const { newest, brief = false } = props;
  const id = useId();
  const phone = usePhone();
  const notify = useNotice();
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (draft?.restored) retractNotice(keptText);
  }, [draft?.restored]);
  const asked = useAskedClose({
    unsaved: isDirty && !draft,
    onClose: () => {
      if (isDirty && draft) notify({ text: keptText });
      if (isDirty && !draft) form.reset();
      onClose();
    },
    title: '¿Descartar lo que escribiste?',
    text: 'Los datos de este formulario no se guardaron.',
  });
  const close = () => !isSubmitting && asked.close();
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        fullScreen={phone && !brief}
        fullWidth
        maxWidth="sm"
        aria-labelledby={`${id}-title`}
      >
        <DialogHead id={`${id}-title`} title={title} covers={phone && !brief} onClose={close} />
        <DialogContent>
          <FormBody form={form} onSubmit={onSubmit} id={`${id}-form`} draft={draft} newest={newest}>
            {children}
          </FormBody>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isSubmitting}>
            {closeLabel(submitLabel)}
          </Button>
          <FormProvider {...form}>
            <SubmitButton label={submitLabel} form={`${id}-form`} tone={tone} />
          </FormProvider>
        </DialogActions>
      </Dialog>
      {asked.question}
    </>
  );
}
