import { instant } from '@contract/core/id';
import { type Audience, audience, type Post } from '@contract/posts/post';
import { postFields } from '@contract/posts/postFields';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { formatDate } from '@/utils/dates';
import type { CreatePostInput, Organisation } from './api';

const { shape } = postFields;

/** The contract's fields as the form holds them: every one present, no date as an empty text. */
export const postForm = z.object({
  title: shape.title,
  body: shape.body.unwrap(),
  audience: z
    .object({ kind: z.enum(['all', 'site', 'area']), ids: z.array(z.number()) })
    .transform(({ kind, ids }): Audience => (kind === 'all' ? { kind } : { kind, ids }))
    .pipe(audience),
  pinned: z.boolean(),
  expiresAt: z.union([z.literal(''), instant]),
  asksConfirmation: z.boolean(),
  images: shape.images.unwrap(),
});

export type PostValues = z.input<typeof postForm>;

export function toValues(post: Post | null): PostValues {
  return {
    title: post?.title ?? '',
    body: post?.body ?? '',
    audience: { ids: [], ...(post?.audience ?? { kind: 'all' }) },
    pinned: post?.pinned ?? false,
    expiresAt: post?.expiresAt ?? '',
    asksConfirmation: post?.asksConfirmation ?? false,
    images: post?.images.map(({ hash, alt }) => ({ hash, alt })) ?? [],
  };
}

export function toInput({ audience: { kind, ids }, expiresAt, ...values }: PostValues) {
  const input: CreatePostInput = {
    ...values,
    expiresAt: expiresAt || null,
    audience: kind === 'all' ? { kind } : { kind, ids },
  };
  return input;
}

type Places = Pick<Organisation, 'sites' | 'areas'>;

function audienceText({ kind, ids }: PostValues['audience'], { sites, areas }: Places): string {
  if (kind === 'all') return 'Toda la organización';
  const names = (kind === 'site' ? sites : areas).filter(({ id }) => ids.includes(id));
  return names.map(({ name }) => name).join(', ');
}

function imagesText(images: PostValues['images']): string {
  if (images.length === 0) return 'Sin imágenes';
  return images.map(({ alt }, index) => `${index + 1}. ${alt || 'sin descripción'}`).join('\n');
}

const yesNo = (value: boolean) => (value ? 'Sí' : 'No');

/** What differs between what the person wrote and what is stored, as people read it. */
export function conflictFields(mine: PostValues, post: Post, places: Places): ConflictField[] {
  const stored = toValues(post);
  const differs = (field: keyof PostValues) =>
    JSON.stringify(mine[field]) !== JSON.stringify(stored[field]);
  const read: Record<keyof PostValues, [string, (values: PostValues) => string]> = {
    title: ['Título', ({ title }) => title],
    body: ['Texto', ({ body }) => body || 'Sin texto'],
    audience: ['Para quién', (values) => audienceText(values.audience, places)],
    pinned: ['Fijada arriba', ({ pinned }) => yesNo(pinned)],
    expiresAt: [
      'Vencimiento',
      ({ expiresAt }) => (expiresAt ? formatDate(expiresAt, 'DD/MM/AAA HS:MN') : 'Sin vencimiento'),
    ],
    asksConfirmation: ['Pide confirmar la lectura', (values) => yesNo(values.asksConfirmation)],
    images: ['Imágenes', ({ images }) => imagesText(images)],
  };
  return (Object.keys(read) as (keyof PostValues)[]).filter(differs).map((field) => {
    const [label, text] = read[field];
    return { label, mine: text(mine), stored: text(stored) };
  });
}
