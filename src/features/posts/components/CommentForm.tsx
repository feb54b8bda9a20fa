import { commentBody } from '@contract/posts/postComment';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { useDraft } from '@/components/form/useDraft';
import { Icon } from '@/components/icons/Icon';
import { useCommentPostMutation } from '../wall';

const resolver = contractResolver(z.object({ body: commentBody }));

interface CommentFormProps {
  postId: number;
  autoFocus?: boolean;
}

/** Enter sends where there is a keyboard; on a phone it starts a new line. */
export function CommentForm({ postId, autoFocus }: CommentFormProps) {
  const id = useId();
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [comment] = useCommentPostMutation();
  const form = useForm({ resolver, defaultValues: { body: '' } });
  const draft = useDraft(form, `comment/${postId}`);
  const { errors, isSubmitting } = form.formState;
  const field = form.register('body');
  const send = async ({ body }: { body: string }) => {
    await comment({ postId, body }).unwrap();
    form.setValue('body', '');
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <FormBody form={form} onSubmit={send} draft={draft}>
      <FormControl fullWidth error={Boolean(errors.body)}>
        <OutlinedInput
          {...field}
          ref={null}
          inputRef={field.ref}
          multiline
          maxRows={8}
          autoFocus={autoFocus}
          placeholder="Escribí un comentario"
          onKeyDown={press}
          slotProps={{
            input: {
              'aria-label': 'Tu comentario',
              'aria-describedby': `${id}-error`,
              maxLength: 1000,
            },
          }}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                type="submit"
                size="small"
                aria-label="Enviar comentario"
                loading={isSubmitting}
              >
                <Icon name="send" fontSize="small" />
              </IconButton>
            </InputAdornment>
          }
        />
        <FormHelperText id={`${id}-error`} hidden={!errors.body}>
          {errors.body?.message}
        </FormHelperText>
      </FormControl>
    </FormBody>
  );
}
