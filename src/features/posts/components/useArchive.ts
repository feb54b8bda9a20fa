import { useNotice } from '@/components/feedback/useNotice';
import { type Post, useArchivePostMutation, useRestorePostMutation } from '../api';
import { tellRefusal } from '../refusals';

/** Takes a post off the wall, or puts it back; either can be undone from its notice. */
export function useArchive() {
  const [archivePost] = useArchivePostMutation();
  const [restorePost] = useRestorePostMutation();
  const notify = useNotice();

  const restore = async ({ id, version }: Pick<Post, 'id' | 'version'>) => {
    try {
      await restorePost({ id, version }).unwrap();
      notify({ text: 'La publicación volvió al muro' });
    } catch (error) {
      tellRefusal('No pudimos restaurar la publicación.', error);
    }
  };
  const archive = async ({ id, version }: Post) => {
    try {
      const archived = await archivePost({ id, version }).unwrap();
      notify({ text: 'Publicación archivada', undo: () => void restore(archived) });
    } catch (error) {
      tellRefusal('No pudimos archivar la publicación.', error);
    }
  };
  return { archive, restore };
}
