import { makeCuil } from '@contract/core/cuil';
import type { DemoArea } from '../engine/seed/demo';
import { men, surnames, women } from './demoNames';
import { type Random, randomFrom } from './randomFrom';
import type { seedRoles } from './roles';

export type RoleKey = keyof typeof seedRoles;

export interface InventedPerson {
  docket: string;
  firstName: string;
  lastName: string;
  dni: string;
  cuil: string;
  birthDate: string;
  hireDate: string;
  siteId: number;
  areaId: number;
  position: string;
  email: string;
  phone: string;
  username: string;
  role: RoleKey;
  /** The place of the manager in the list; null for the head of all. */
  manager: number | null;
}

interface Post {
  area: string;
  position: string;
  role: RoleKey;
  /** The account that the demo shows. */
  username?: RoleKey;
  manager: number | null;
}

// The first ones are named; the crews below them complete the sixty-four.
const named: readonly Post[] = [
  { area: 'Administración', position: 'Directora general', role: 'supervisor', manager: null },
  {
    area: 'Administración',
    position: 'Administrador de sistemas',
    role: 'admin',
    username: 'admin',
    manager: 0,
  },
  {
    area: 'Recursos Humanos',
    position: 'Jefa de Recursos Humanos',
    role: 'rrhh',
    username: 'rrhh',
    manager: 0,
  },
  {
    area: 'Comercial',
    position: 'Supervisor comercial',
    role: 'supervisor',
    username: 'supervisor',
    manager: 0,
  },
  {
    area: 'Recepción Rosario',
    position: 'Jefe de depósito',
    role: 'jefe',
    username: 'jefe',
    manager: 0,
  },
  {
    area: 'Preparación Rosario',
    position: 'Operario de preparación',
    role: 'operario',
    username: 'operario',
    manager: 4,
  },
  {
    area: 'Comercial',
    position: 'Ejecutiva de cuentas',
    role: 'empleado',
    username: 'empleado',
    manager: 3,
  },
  { area: 'Cámara fría Córdoba', position: 'Jefa de depósito', role: 'jefe', manager: 0 },
];

const crews: readonly (Post & { size: number })[] = [
  { area: 'Administración', position: 'Analista contable', role: 'empleado', manager: 0, size: 5 },
  {
    area: 'Recursos Humanos',
    position: 'Analista de liquidaciones',
    role: 'sueldos',
    username: 'sueldos',
    manager: 2,
    size: 1,
  },
  {
    area: 'Recursos Humanos',
    position: 'Analista de liquidaciones',
    role: 'rrhh',
    manager: 2,
    size: 2,
  },
  { area: 'Comercial', position: 'Ejecutivo de cuentas', role: 'empleado', manager: 3, size: 8 },
  {
    area: 'Recepción Rosario',
    position: 'Operario de recepción',
    role: 'operario',
    manager: 4,
    size: 7,
  },
  {
    area: 'Preparación Rosario',
    position: 'Operario de preparación',
    role: 'operario',
    manager: 4,
    size: 11,
  },
  {
    area: 'Expedición Rosario',
    position: 'Operario de expedición',
    role: 'operario',
    manager: 4,
    size: 7,
  },
  {
    area: 'Cámara fría Córdoba',
    position: 'Operario de cámara',
    role: 'operario',
    manager: 7,
    size: 8,
  },
  {
    area: 'Distribución Córdoba',
    position: 'Chofer repartidor',
    role: 'operario',
    manager: 7,
    size: 7,
  },
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const two = (value: number) => String(value).padStart(2, '0');

function makePerson(
  random: Random,
  index: number,
  post: Post,
  areas: DemoArea[],
  taken: Set<string>,
): InventedPerson {
  const place = areas.find((row) => row.name === post.area);
  if (!place) throw new Error(`no area ${post.area}`);
  const feminine =
    /a( |$)/.test(post.position.split(' ')[0] ?? '') || (!post.username && random.next() < 0.4);
  const firstName = random.pick(feminine ? women : men);
  let lastName = random.pick(surnames);
  while (taken.has(`${firstName} ${lastName}`)) lastName = random.pick(surnames);
  taken.add(`${firstName} ${lastName}`);
  const birthYear = random.int(1966, 2003);
  const dni = String((birthYear - 1960) * 700_000 + 9_000_000 + index * 1013 + random.int(0, 900));
  const mailbox = `${plain(firstName)}.${plain(lastName)}`;
  return {
    docket: String(1001 + index),
    firstName,
    lastName,
    dni,
    cuil: makeCuil(feminine ? '27' : '20', dni),
    birthDate: `${birthYear}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
    hireDate: `${random.int(Math.max(2004, birthYear + 19), 2025)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
    siteId: place.siteId,
    areaId: place.id,
    position: post.position,
    email: `${mailbox}@elandamio.example`,
    phone: `+54 11 5${random.int(100, 999)}-${random.int(1000, 9999)}`,
    username: post.username ?? mailbox,
    role: post.role,
    manager: post.manager,
  };
}

/** Sixty-four invented people, the same at every start. */
export function demoPeople(areas: DemoArea[]): InventedPerson[] {
  const random = randomFrom(20_261_121);
  const posts = [
    ...named,
    ...crews.flatMap(({ size, ...post }) => Array.from({ length: size }, () => post)),
  ];
  const taken = new Set<string>();
  return posts.map((post, index) => {
    const made = makePerson(random, index, post, areas, taken);
    // A figure was drawn here once: without it, everybody who follows would be somebody else.
    if (index % 5 !== 4) random.next();
    return made;
  });
}
