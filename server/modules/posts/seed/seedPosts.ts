import { sql } from 'drizzle-orm';
import { post, postComment, postImage, postReaction, postRead } from '../../../db/schema/posts';
import type { Demo, DemoArea } from '../../../engine/seed/demo';
import { randomFrom } from '../../../seed/randomFrom';

interface Notice {
  author: string;
  title: string;
  body: string;
  hoursAgo: number;
  site?: string;
  area?: string;
  pinned?: boolean;
  asksConfirmation?: boolean;
  image?: number;
  comments?: [string, string][];
}

const notices: readonly Notice[] = [
  {
    author: 'rrhh',
    title: 'Vacaciones: cómo pedirlas este verano',
    body: 'Ya podés pensar tus fechas entre el 1 de octubre y el 30 de abril. Avisá con tiempo a tu equipo: los cupos de cada área se respetan por orden de pedido.\n\nSi tenés dudas con los días que te corresponden, escribinos.',
    hoursAgo: 5,
    pinned: true,
    image: 0,
    comments: [
      ['empleado', '¿Se pueden tomar en dos tramos?'],
      ['rrhh', 'Sí, de al menos siete días cada uno y de común acuerdo.'],
    ],
  },
  {
    author: 'rrhh',
    title: 'Política de uso de cámaras frías',
    body: 'Actualizamos los tiempos máximos de permanencia y las pausas obligatorias. Leela completa y confirmá la lectura antes del viernes.',
    hoursAgo: 26,
    asksConfirmation: true,
    pinned: true,
  },
  {
    author: 'supervisor',
    title: 'Reunión comercial del jueves',
    body: 'Nos vemos a las 9:30 en la sala grande. Traigan los números de la quincena.',
    hoursAgo: 30,
    area: 'Comercial',
    comments: [['empleado', 'Llevo el resumen de cuentas nuevas.']],
  },
  {
    author: 'rrhh',
    title: 'Campaña de vacunación antigripal',
    body: 'El equipo de salud va a estar en Casa central el martes de 10 a 13. Para Rosario y Córdoba publicamos las fechas la semana que viene.',
    hoursAgo: 52,
    site: 'Casa central',
    image: 1,
  },
  {
    author: 'rrhh',
    title: 'Bienvenidas y bienvenidos',
    body: 'Este mes se sumaron cinco personas a Preparación y Expedición. Si los cruzás, presentate.',
    hoursAgo: 98,
    image: 2,
    comments: [['supervisor', '¡Bienvenidos!']],
  },
  {
    author: 'rrhh',
    title: 'Nuevo convenio con el club del barrio',
    body: 'Con tu credencial tenés descuento en la cuota y en la colonia de verano.',
    hoursAgo: 170,
  },
  {
    author: 'rrhh',
    title: 'Simulacro de evacuación en Rosario',
    body: 'El miércoles a las 11. Seguí las indicaciones de tu brigadista y dejá libres los pasillos.',
    hoursAgo: 220,
    site: 'Depósito Rosario',
  },
];

function audienceOf(notice: Notice, areas: readonly DemoArea[]) {
  const place = areas.find((row) => row.name === notice.area || row.siteName === notice.site);
  if (!place) return { audienceKind: 'all' as const, audienceIds: [] };
  return notice.area
    ? { audienceKind: 'area' as const, audienceIds: [place.id] }
    : { audienceKind: 'site' as const, audienceIds: [place.siteId] };
}

/** A wall that has lived some days: read, discussed and liked by part of those it is written for. */
export async function seedPosts(
  { db, people, areas }: Demo,
  images: readonly string[],
): Promise<void> {
  const random = randomFrom(7);
  const idOf = (username: string) => {
    const found = people.find((row) => row.username === username);
    if (!found) throw new Error(`no account ${username}`);
    return found.accountId;
  };
  for (const notice of notices) {
    const audience = audienceOf(notice, areas);
    const [row] = await db
      .insert(post)
      .values({
        authorId: idOf(notice.author),
        title: notice.title,
        body: notice.body,
        ...audience,
        pinned: notice.pinned ?? false,
        asksConfirmation: notice.asksConfirmation ?? false,
        publishedAt: sql`anden_now() - make_interval(hours => ${notice.hoursAgo})`,
        commentCount: notice.comments?.length ?? 0,
      })
      .returning();
    if (!row) throw new Error('a post was not stored');
    const image = notice.image === undefined ? undefined : images[notice.image];
    if (image)
      await db.insert(postImage).values({ postId: row.id, position: 0, hash: image, alt: '' });
    for (const [index, [author, body]] of (notice.comments ?? []).entries()) {
      await db.insert(postComment).values({
        postId: row.id,
        authorId: idOf(author),
        body,
        createdAt: sql`anden_now() - make_interval(hours => ${notice.hoursAgo - 1 - index})`,
      });
    }
    const readers = people.filter(
      (somebody) =>
        (audience.audienceKind === 'all' ||
          (audience.audienceKind === 'site'
            ? audience.audienceIds.includes(somebody.siteId ?? 0)
            : audience.audienceIds.includes(somebody.areaId ?? 0))) &&
        ['rrhh', 'supervisor', 'empleado'].includes(somebody.role) &&
        somebody.accountId !== row.authorId &&
        somebody.username !== 'empleado',
    );
    const seen = readers.filter(() => random.next() < 0.7);
    if (seen.length === 0) continue;
    await db.insert(postRead).values(
      seen.map(({ accountId }) => ({
        postId: row.id,
        accountId,
        readAt: sql`anden_now() - make_interval(mins => ${random.int(5, notice.hoursAgo * 50)})`,
        confirmedAt:
          notice.asksConfirmation && random.next() < 0.6
            ? sql`anden_now() - interval '1 hour'`
            : null,
      })),
    );
    const liked = seen.filter(() => random.next() < 0.5);
    if (liked.length > 0) {
      await db.insert(postReaction).values(
        liked.map(({ accountId }) => ({
          postId: row.id,
          accountId,
          kind: random.pick(['like', 'like', 'love', 'applause'] as const),
        })),
      );
    }
  }
}
