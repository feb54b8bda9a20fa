import { useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { isAppError } from '@/services/wms/appError';
import { handled } from '@/services/wms/handled';
import { type Post, useCreatePostMutation, useUpdatePostMutation } from '../api';
import { type PostValues, toInput } from '../postForm';

interface Conflict {
  mine: PostValues;
  stored: Post;
}

function storedPost(error: unknown): Post | null {
  if (!isAppError(error) || error.code !== 'conflicto_version') return null;
  return (error.data as { current?: Post } | undefined)?.current ?? null;
}

/** Publishes, or saves over the version that the person began with; when somebody saved first it holds both versions until the person decides. */
export function usePostSave(post: Post | null, version: number, onDone: () => void) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [createPost] = useCreatePostMutation();
  const [updatePost, { isLoading }] = useUpdatePostMutation();
  const notify = useNotice();

  const send = async (values: PostValues, over: number) => {
    const input = toInput(values);
    try {
      if (post) await updatePost({ ...input, id: post.id, version: over }).unwrap();
      else await createPost(input).unwrap();
    } catch (error) {
      const stored = storedPost(error);
      if (stored) setConflict({ mine: values, stored });
      throw error;
    }
    notify({ text: post ? 'Cambios guardados' : 'Publicación en el muro' });
    onDone();
  };
  const keepMine = async () => {
    if (!conflict) return;
    await send(conflict.mine, conflict.stored.version).catch((error: unknown) => {
      // A third version is shown in the same dialog; anything else is told over the form.
      if (storedPost(error)) handled(error);
      else setConflict(null);
    });
  };
  return {
    save: (values: PostValues) => send(values, version),
    conflict,
    saving: isLoading,
    keepMine,
    keepStored: onDone,
    leaveConflict: () => setConflict(null),
  };
}
