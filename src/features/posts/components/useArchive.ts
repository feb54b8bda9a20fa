import { useNotice } from '@/components/feedback/useNotice';
import type { Post } from '@/services/wms/generated/posts.gen';
import { useArchivePostMutation, useRestorePostMutation } from '../wall';

/** Takes a post off the wall, or puts it back; the first can be undone from its notice. */
export function useArchive() {
  const [archivePost] = useArchivePostMutation();
  const [restorePost] = useRestorePostMutation();
  const notify = useNotice();

  const restore = async ({ id, version }: Pick<Post, 'id' | 'version'>) => {
    const { data } = await restorePost({ id, version });
    if (data) notify({ text: 'La publicación volvió al muro' });
  };
  const archive = async ({ id, version }: Post) => {
    const { data } = await archivePost({ id, version });
    if (data) notify({ text: 'Publicación archivada', undo: () => void restore(data) });
  };
  return { archive, restore };
}
