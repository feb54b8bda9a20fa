import type { Post } from '@/services/wms/generated/posts.gen';

type Input = Record<string, unknown>;
type Answer = object | ((input: Input) => object | Promise<object>);

/** An answer other than a 200. */
export const refusal = (status: number, body: object) => ({ refusedWith: status, ...body });

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

async function inputOf(url: URL, body: unknown): Promise<Input> {
  if (typeof body === 'string') return JSON.parse(body) as Input;
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return Object.fromEntries([...url.searchParams].map(([name, value]) => [name, parsed(value)]));
}

/** Answers at the wire, by accion; gives what each was asked. */
export function postsWire(answers: Record<string, Answer>) {
  const asked: { accion: string; input: Input }[] = [];
  const all: Record<string, Answer> = {
    'organizacion.obtener': { name: 'Andamio', sites: [], areas: [] },
    'publicacion.listarComentarios': { rows: [], total: 0 },
    'publicacion.marcarLeidas': { marked: 1 },
    ...answers,
  };
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const url = new URL(address);
    const accion = url.searchParams.get('accion') ?? '';
    const input = await inputOf(url, init?.body);
    asked.push({ accion, input });
    const answer = all[accion];
    const body = typeof answer === 'function' ? await answer(input) : (answer ?? {});
    const status = 'refusedWith' in body ? Number(body.refusedWith) : answer ? 200 : 404;
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
  const inputsOf = (accion: string) =>
    asked.filter((call) => call.accion === accion).map(({ input }) => input);
  return { inputsOf };
}

export function aPost(fields: Partial<Post> = {}): Post {
  return {
    id: 1,
    version: 1,
    title: 'Simulacro de evacuación',
    body: 'El miércoles a las 11.',
    author: { id: 3, name: 'Figueroa, Rocío', position: 'Jefa', imageUrl: '/fotos/persona-3' },
    mine: false,
    audience: { kind: 'all' },
    audienceLabel: 'Toda la organización',
    pinned: false,
    publishedAt: '2026-11-20T12:00:00.000Z',
    editedAt: null,
    expiresAt: null,
    link: null,
    archivedAt: null,
    asksConfirmation: false,
    readAt: '2026-11-20T13:00:00.000Z',
    confirmedAt: null,
    images: [],
    files: [],
    reactions: [{ kind: 'like', count: 2 }],
    myReaction: null,
    commentCount: 0,
    actions: ['comment'],
    ...fields,
  };
}

const isPending = (input: Input) => JSON.stringify(input).includes('pendingConfirmation');

/** A wall with these posts, none of which waits for a confirmation. */
export const wallOf = (posts: Post[]) => (input: Input) =>
  isPending(input) ? { rows: [], total: 0 } : { rows: posts, total: posts.length };

export const reader = { POSTS: { SHOW: true, CREATE: false } };
export const author = { POSTS: { SHOW: true, CREATE: true } };
