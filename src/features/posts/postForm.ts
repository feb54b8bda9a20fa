import type { Post } from '@contract/posts/post';
import { type PostFields, postRecord } from '@contract/posts/postFields';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import type { Organisation } from '@/services/wms/generated/users.gen';

type Places = Pick<Organisation, 'sites' | 'areas'>;

function audienceText(audience: PostFields['audience'], { sites, areas }: Places): string {
  if (audience.kind === 'all') return 'Toda la organización';
  const { kind, ids } = audience;
  const names = (kind === 'site' ? sites : areas).filter(({ id }) => ids.includes(id));
  return names.map(({ name }) => name).join(', ');
}

function imagesText(images: PostFields['images']): string {
  if (images.length === 0) return 'Sin imágenes';
  return images.map(({ alt }, index) => `${index + 1}. ${alt || 'sin descripción'}`).join('\n');
}

export const postForm = (places: Places) =>
  recordForm(postRecord, {
    read: (row: Post) => ({
      images: row.images.map(({ hash, alt }) => ({ hash, alt })),
      files: row.files.map(({ hash, name }) => ({ hash, name })),
    }),
    show: {
      audience: (held) => audienceText(held, places),
      images: imagesText,
      files: (files) => files.map(({ name }) => name).join('\n') || 'Sin PDF',
    },
  });

export type PostValues = HeldBy<ReturnType<typeof postForm>>;
