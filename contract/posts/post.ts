import { z } from 'zod';
import { fileHash, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';

export const reactionKinds = ['like', 'love', 'applause', 'laugh', 'sad'] as const;
export const reactionKind = z.enum(reactionKinds);
export type ReactionKind = z.infer<typeof reactionKind>;

export const audience = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({
      kind: z.literal('site'),
      ids: z.array(id).min(1, 'Elegí al menos una sede.').max(50),
    }),
    z.object({
      kind: z.literal('area'),
      ids: z.array(id).min(1, 'Elegí al menos un área.').max(50),
    }),
  ])
  .meta({ id: 'Audience' });
export type Audience = z.infer<typeof audience>;

export const postImage = z
  .object({
    hash: fileHash,
    url: z.string(),
    previewUrl: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
  })
  .meta({ id: 'PostImage' });

/** A PDF that goes with a post. */
export const postFile = z
  .object({ hash: fileHash, name: z.string(), url: z.string() })
  .meta({ id: 'PostFile' });

/** The actions that the reader may do with a post; the server decides, the screen only draws. */
export const postAction = z.enum(['edit', 'archive', 'restore', 'seeReaders', 'remind', 'comment']);

export const post = z
  .object({
    id,
    version,
    title: z.string(),
    body: z.string(),
    author: personRef,
    /** Written by whoever asks. */
    mine: z.boolean(),
    audience,
    audienceLabel: z.string(),
    pinned: z.boolean(),
    publishedAt: instant,
    editedAt: instant.nullable(),
    expiresAt: instant.nullable(),
    archivedAt: instant.nullable(),
    asksConfirmation: z.boolean(),
    readAt: instant.nullable(),
    confirmedAt: instant.nullable(),
    images: z.array(postImage),
    files: z.array(postFile),
    /** Where it is told in full, within the product; null where there is no more, or not for the reader. */
    link: z.string().nullable(),
    reactions: z.array(z.object({ kind: reactionKind, count: z.int() })),
    myReaction: reactionKind.nullable(),
    commentCount: z.int(),
    actions: z.array(postAction),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof post>;
