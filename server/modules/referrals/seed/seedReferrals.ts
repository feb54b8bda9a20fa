import { sql } from 'drizzle-orm';
import {
  referral,
  referralBonus,
  referralEvent,
  referralInterview,
  referralLink,
  referralNote,
  referralOpening,
} from '../../../db/schema/referrals';
import { storePdf } from '../../../engine/files/storePdf';
import type { Demo } from '../../../engine/seed/demo';
import { demoPaper } from '../../../seed/demoPaper';
import { isoDay, workday } from '../../../seed/workday';
import { emailKey, phoneKey } from '../applicantKeys';
import { bonusParts, monthsAfter } from '../bonusRules';

type New = typeof referral.$inferInsert;
type Kind = (typeof referralEvent.$inferInsert)['kind'];

interface Planned {
  by: string;
  opening: number;
  names: readonly [first: string, last: string] | null;
  /** Days before today on which it came. */
  ago: number;
  state: New['state'];
  steps: readonly Kind[];
  more?: Partial<New>;
  cv?: true;
  note?: string;
}

const openings = [
  {
    position: 'Operario de depósito',
    places: 3,
    ahead: 40,
    text: 'Preparar y controlar pedidos, de lunes a viernes de 8 a 17. No hace falta experiencia: el oficio se aprende acá.',
    bonusHired: '80000.00',
    bonusLater: '120000.00',
    bonusMonths: 6,
  },
  {
    position: 'Analista de cuentas a pagar',
    places: 1,
    ahead: 20,
    text: 'Facturas de proveedores, conciliaciones y pagos. Pedimos un año de experiencia y que te lleves bien con las planillas.',
    bonusHired: '150000.00',
    bonusLater: null,
    bonusMonths: null,
  },
  {
    position: 'Chofer de reparto',
    places: 2,
    ahead: -15,
    text: 'Reparto en la ciudad con registro profesional al día.',
    bonusHired: null,
    bonusLater: '100000.00',
    bonusMonths: 6,
  },
] as const;

const kindly =
  'Gracias por tu tiempo y por contarnos de vos. Esta vez seguimos con otra persona; nos gustó conocerte y ojalá nos volvamos a cruzar.';

/** In every state, of the two who refer in the demo. */
const plan: readonly Planned[] = [
  {
    by: 'empleado',
    opening: 0,
    names: ['Julieta', 'Ferreyra'],
    ago: 3,
    state: 'invited',
    steps: ['invited'],
  },
  {
    by: 'empleado',
    opening: 0,
    names: ['Tomás', 'Aguirre'],
    ago: 2,
    state: 'pending',
    steps: ['applied'],
    cv: true,
  },
  {
    by: 'empleado',
    opening: 1,
    names: ['Camila', 'Villalba'],
    ago: 9,
    state: 'process',
    steps: ['invited', 'applied', 'begun'],
    cv: true,
    note: 'Buena charla por teléfono: puede empezar en dos semanas.',
  },
  {
    by: 'empleado',
    opening: 0,
    names: ['Nahuel', 'Ocampo'],
    ago: 16,
    state: 'hired',
    steps: ['applied', 'begun', 'hired'],
    cv: true,
  },
  {
    by: 'supervisor',
    opening: 0,
    names: ['Brenda', 'Quiroga'],
    ago: 1,
    state: 'pending',
    steps: ['invited', 'applied'],
  },
  {
    by: 'supervisor',
    opening: 1,
    names: ['Iván', 'Ledesma'],
    ago: 12,
    state: 'rejected',
    steps: ['applied', 'begun', 'rejected'],
    more: { words: kindly },
  },
  {
    by: 'supervisor',
    opening: 2,
    names: null,
    ago: 50,
    state: 'expired',
    steps: ['invited', 'expired'],
  },
  {
    by: 'empleado',
    opening: 2,
    names: null,
    ago: 60,
    state: 'rejected',
    steps: ['applied', 'rejected', 'erased'],
  },
  {
    by: 'supervisor',
    opening: 0,
    names: ['Tomás', 'Aguirre'],
    ago: 1,
    state: 'duplicate',
    steps: ['applied', 'duplicate'],
    more: { noBonus: 'Ya se había postulado a esta búsqueda.' },
  },
];

const mailOf = ([first, last]: readonly [string, string]) =>
  `${first}.${last}@correo.example`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function cvOf({ db, services }: Demo, [first, last]: readonly [string, string]) {
  const bytes = await demoPaper(`${first} ${last}`, [
    'Experiencia: tres años en logística y atención.',
    'Estudios: secundario completo.',
    'Busco un lugar donde quedarme y crecer.',
  ]);
  return {
    cvHash: await storePdf(db, services.files, bytes),
    cvName: `CV ${first} ${last}.pdf`,
  };
}

export async function seedReferrals(demo: Demo): Promise<void> {
  const { db, people, areas, hr } = demo;
  const [decider] = hr;
  const sites = [...new Set(areas.map(({ siteId }) => siteId))];
  const made = await db
    .insert(referralOpening)
    .values(
      openings.map(({ ahead, ...opening }, at) => ({
        ...opening,
        siteId: sites[at % sites.length] ?? 0,
        until: isoDay(workday(ahead)),
        keepMonths: 6,
        open: ahead > 0,
        createdAt: workday(ahead - 75).toJSDate(),
      })),
    )
    .returning();
  for (const [at, one] of plan.entries()) {
    const who = people.find(({ username }) => username === one.by);
    const opening = made[one.opening];
    if (!who || !opening) continue;
    const came = workday(-one.ago).plus({ hours: 9 });
    const { names } = one;
    const contact = names
      ? { email: mailOf(names), phone: `341 555-0${100 + (names[0].length * 7 + names[1].length)}` }
      : null;
    const startDay = one.state === 'hired' ? isoDay(workday(12)) : null;
    const [row] = await db
      .insert(referral)
      .values({
        ...{ openingId: opening.id, referrerId: who.id, state: one.state },
        ...(names && contact
          ? {
              ...{ firstName: names[0], lastName: names[1], ...contact },
              ...{ emailKey: emailKey(contact.email), phoneKey: phoneKey(contact.phone) },
            }
          : { erasedAt: sql`anden_now()` as unknown as Date }),
        ...(one.cv && names ? await cvOf(demo, names) : {}),
        ...(one.state === 'invited'
          ? { code: `demo-invitacion-${at}`, expiresOn: isoDay(workday(11)) }
          : { appliedAt: came.toJSDate(), keepUntil: monthsAfter(isoDay(came), 6) }),
        ...{ startDay, hiredBy: startDay ? decider : null, createdAt: came.toJSDate() },
        ...one.more,
      })
      .returning();
    if (!row) throw new Error('a referral was not stored');
    const byHr = new Set<Kind>(['begun', 'hired', 'rejected', 'erased']);
    await db.insert(referralEvent).values(
      one.steps.map((kind, step) => ({
        ...{ referralId: row.id, kind },
        accountId: byHr.has(kind) ? decider : kind === 'invited' ? who.accountId : null,
        createdAt: new Date(came.toMillis() + step * 5_400_000),
      })),
    );
    if (one.note) {
      await db
        .insert(referralNote)
        .values({ referralId: row.id, authorId: decider, body: one.note });
    }
    if (one.state === 'process') {
      const interviewer = people.find(({ username }) => username === 'supervisor');
      await db.insert(referralInterview).values({
        ...{ referralId: row.id, day: isoDay(workday(3)), time: '10:30', minutes: 45 },
        ...{ place: 'Casa central, sala del primer piso', personId: interviewer?.id ?? who.id },
      });
    }
    if (startDay) {
      const parts = bonusParts(opening, startDay);
      await db.insert(referralBonus).values(parts.map((part) => ({ ...part, referralId: row.id })));
    }
  }
  const first = people.find(({ username }) => username === 'empleado');
  const [opening] = made;
  if (first && opening) {
    const link = { openingId: opening.id, personId: first.id, code: 'demo-operario-de-deposito' };
    await db.insert(referralLink).values(link);
  }
}
