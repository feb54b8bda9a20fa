import { useFieldArray, useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { DateTimeInput } from '@/components/form/DateTimeInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import type { AppError } from '@/services/wms/appError';
import { type Post, useGetOrganisationQuery } from '../api';
import { conflictFields, type PostValues, postForm, toValues } from '../postForm';
import { AudienceField } from './AudienceField';
import { ExpiryPresets } from './ExpiryPresets';
import { ImagesField } from './ImagesField';
import { useImageUploads } from './useImageUploads';
import { usePostSave } from './usePostSave';

interface PostComposerProps {
  /** The one to edit; without it, a new one. */
  post?: Post;
  onClose: () => void;
}

const resolver = contractResolver(postForm);
const noPlaces = { sites: [], areas: [] };

const stillUploading: AppError = {
  status: 0,
  code: 'subiendo',
  message: 'Hay imágenes que todavía no subieron.',
  fields: { images: 'Esperá a que terminen de subir, o quitá las que fallaron.' },
  detail: '',
};

/** One form to publish and to edit. */
export function PostComposer({ post, onClose }: PostComposerProps) {
  const form = useForm<PostValues>({ resolver, defaultValues: toValues(post ?? null) });
  const images = useFieldArray({ control: form.control, name: 'images' });
  const draft = useDraft(form, `post/${post?.id ?? 'new'}`, post?.version);
  const uploads = useImageUploads(draft, (hash) => {
    const known = form.getValues('images').some((image) => image.hash === hash);
    if (!known) images.append({ hash, alt: '' }, { shouldFocus: false });
  });
  const { data: places = noPlaces } = useGetOrganisationQuery();
  const done = () => {
    draft.forget();
    onClose();
  };
  const discard = () => {
    for (const { key } of uploads.uploads) uploads.drop(key);
    draft.discard();
  };
  const versioned = usePostSave(post ?? null, done);
  const submit = (values: PostValues) => {
    if (uploads.uploads.length > 0) throw stillUploading;
    return versioned.save(values, draft.version);
  };
  return (
    <>
      <FormDialog
        open
        title={post ? 'Editar publicación' : 'Nueva publicación'}
        form={form}
        submitLabel={post ? 'Guardar cambios' : 'Publicar'}
        onSubmit={submit}
        onClose={onClose}
        draft={{ ...draft, discard }}
      >
        <TextInput<PostValues> name="title" label="Título" maxLength={120} autoFocus />
        <TextInput<PostValues> name="body" label="Texto" rows={5} maxLength={5000} optional />
        <AudienceField />
        <ImagesField uploads={uploads} images={images} />
        <CheckInput<PostValues>
          name="asksConfirmation"
          label="Pedir que confirmen la lectura"
          hint="Vas a ver quién confirmó y quién falta, y podés recordárselo."
        />
        <CheckInput<PostValues>
          name="pinned"
          label="Fijar arriba del muro"
          hint="Queda antes que las demás hasta que la sueltes."
        />
        <DateTimeInput<PostValues>
          name="expiresAt"
          label="Vence"
          hint="Desde entonces deja de verse en el muro."
          optional
        />
        <ExpiryPresets />
      </FormDialog>
      <SaveConflict
        versioned={versioned}
        conflictFields={(mine, stored) => conflictFields(mine, stored, places)}
        onKeepStored={done}
      />
    </>
  );
}
