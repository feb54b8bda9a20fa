import { postRecord as record } from '@contract/posts/postFields';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import type { AppError } from '@/services/wms/appError';
import { type Post, useCreatePostMutation } from '@/services/wms/generated/posts.gen';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { clock } from '@/utils/clock';
import { expiryPresets } from '../expiryPresets';
import { type PostValues, postForm } from '../postForm';
import { useUpdatePostMutation } from '../wall';
import { AttachmentsField } from './AttachmentsField';
import { AudienceField } from './AudienceField';
import { usePostUploads } from './usePostUploads';

interface PostComposerProps {
  /** The one to edit; without it, a new one. */
  post?: Post;
  onClose: () => void;
}

const noPlaces = { sites: [], areas: [] };

const stillUploading: AppError = {
  status: 0,
  code: 'subiendo',
  message: 'Hay archivos que todavía no subieron.',
  fields: { images: 'Esperá a que terminen de subir, o quitá las que fallaron.' },
  detail: '',
};

/** A single form publishes and edits. */
export function PostComposer({ post, onClose }: PostComposerProps) {
  const { data: places = noPlaces } = useGetOrganisationQuery();
  const model = useMemo(() => postForm(places), [places]);
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const notify = useNotice();
  const form = useForm<PostValues>({
    resolver: model.resolver,
    defaultValues: model.values(post ?? null),
  });
  const images = useFieldArray({ control: form.control, name: 'images' });
  const files = useFieldArray({ control: form.control, name: 'files' });
  const save = useRecordSave<PostValues, Post>({
    form,
    draftKey: `post/${post?.id ?? 'new'}`,
    version: post?.version,
    compared: model,
    send: async (held, version) => {
      const fields = model.input(held);
      if (post) await update({ ...fields, id: post.id, version }).unwrap();
      else await create(fields).unwrap();
      notify({ text: post ? 'Cambios guardados' : 'Publicación en el muro' });
    },
    onDone: onClose,
  });
  const { draft } = save;
  const uploads = usePostUploads(draft, ({ hash, name, isPdf }) => {
    const known = form.getValues(isPdf ? 'files' : 'images').some((one) => one.hash === hash);
    if (known) return;
    if (isPdf) files.append({ hash, name }, { shouldFocus: false });
    else images.append({ hash, alt: '' }, { shouldFocus: false });
  });
  const discard = () => {
    for (const { key } of uploads.uploads) uploads.drop(key);
    draft.discard();
  };
  const submit = async (held: PostValues) => {
    if (uploads.uploads.length > 0) throw stillUploading;
    await save.submit(held);
  };
  return (
    <RecordDialog
      title={post ? 'Editar publicación' : 'Nueva publicación'}
      form={form}
      record={{ ...save, submit, draft: { ...draft, discard } }}
      submitLabel={post ? 'Guardar cambios' : 'Publicar'}
      conflictFields={model.conflict}
      onClose={onClose}
    >
      <TextInput
        name="title"
        label={record.fields.title.label}
        maxLength={record.fields.title.max}
        autoFocus
      />
      <RecordInput record={record} name="body" />
      <AudienceField />
      <AttachmentsField uploads={uploads} images={images} files={files} />
      <RecordInput
        record={record}
        name="asksConfirmation"
        hint="Vas a ver quién confirmó y quién falta, y podés recordárselo."
      />
      <RecordInput
        record={record}
        name="pinned"
        hint="Queda antes que las demás hasta que la sueltes."
      />
      <RecordInput
        record={record}
        name="expiresAt"
        hint="Desde entonces deja de verse en el muro."
      />
      <ExpiryPresets />
    </RecordDialog>
  );
}

/** The usual lengths at one touch; the exact moment can still be written. */
function ExpiryPresets() {
  const { setValue } = useFormContext<PostValues>();
  const choose = (label: string) => {
    // Counted from the touch, not from when the form was opened.
    const preset = expiryPresets(clock.now()).find((candidate) => candidate.label === label);
    if (preset) setValue('expiresAt', preset.value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box
      component="fieldset"
      aria-label="Vencimientos habituales"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {expiryPresets(clock.now()).map(({ label }) => (
        <Chip key={label} label={label} variant="outlined" onClick={() => choose(label)} />
      ))}
    </Box>
  );
}
