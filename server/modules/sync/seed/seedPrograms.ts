import { normalizeRoles } from '@contract/session/normalizeRoles';
import { program, programKey } from '../../../db/schema/programs';
import { account, role } from '../../../db/schema/session';
import { hashProgramKey, hintOf, newProgramKey } from '../../../engine/programs/programKey';
import type { Demo } from '../../../engine/seed/demo';
import { nowIn } from '../../../engine/time/nowIn';

interface DemoProgram {
  name: string;
  note: string;
  acciones: readonly string[];
  /** When its key ends, and when it was last used, in days from now. */
  endsIn: number;
  usedIn: number;
}

const demoPrograms: readonly DemoProgram[] = [
  {
    name: 'Tablero de la planta',
    note: 'Muestra en una pantalla quién está y los horarios de la semana.',
    acciones: ['fichada.verPresentes', 'horario.listarSemana', 'persona.listar'],
    endsIn: 160,
    usedIn: -0.02,
  },
  {
    name: 'Control de accesos anterior',
    note: 'Leía las fichadas del día; lo reemplazó el tablero.',
    acciones: ['fichada.listarDia'],
    endsIn: -35,
    usedIn: -41,
  },
];

/** Keys are made here and thrown away: nobody knows the ones of the demo. */
async function seedProgram(
  { db }: Pick<Demo, 'db'>,
  roleId: number,
  one: DemoProgram,
): Promise<void> {
  const at = (days: number) => nowIn().plus({ days }).toJSDate();
  const { name, note, acciones, endsIn, usedIn } = one;
  const username = `programa-${name.toLowerCase().replace(/\W+/g, '-')}`;
  const [made] = await db
    .insert(account)
    .values({ username, passwordHash: '', displayName: name, roleId, active: false })
    .returning({ id: account.id });
  const [stored] = await db
    .insert(program)
    .values({ accountId: made?.id ?? 0, name, note, roleId, perMinute: 60, acciones })
    .returning({ id: program.id });
  const key = newProgramKey();
  await db.insert(programKey).values({
    programId: stored?.id ?? 0,
    hash: hashProgramKey(key),
    hint: hintOf(key),
    createdAt: at(endsIn - 180),
    expiresAt: at(endsIn),
    lastUsedAt: at(usedIn),
    lastAddress: '10.20.0.14',
  });
}

/** Keys for programs: one in use, one that ended. */
export async function seedPrograms(demo: Pick<Demo, 'db'>): Promise<void> {
  const reads = { MARKINGS: { SHOW: true }, SCHEDULES: { SHOW: true } };
  const [made] = await demo.db
    .insert(role)
    .values({ name: 'Programas que leen horarios', scope: 'all', flags: normalizeRoles(reads) })
    .returning({ id: role.id });
  if (!made) throw new Error('the role of the programs was not stored');
  for (const one of demoPrograms) await seedProgram(demo, made.id, one);
}
