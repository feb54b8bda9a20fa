import { useNotice } from '@/components/feedback/useNotice';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type Post, useCreatePostMutation, useUpdatePostMutation } from '../api';
import { type PostValues, toInput } from '../postForm';

/** Publishes, or saves over the version that the person began with. */
export function usePostSave(post: Post | null, onDone: () => void) {
  const [createPost] = useCreatePostMutation();
  const [updatePost] = useUpdatePostMutation();
  const notify = useNotice();
  return useVersionedSave<PostValues, Post>(async (values, version) => {
    const input = toInput(values);
    if (post) await updatePost({ ...input, id: post.id, version }).unwrap();
    else await createPost(input).unwrap();
    notify({ text: post ? 'Cambios guardados' : 'Publicación en el muro' });
    onDone();
  });
}
