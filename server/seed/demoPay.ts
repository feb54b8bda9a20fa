import { makeCbu } from '@contract/core/cbu';
import type { InventedPerson } from './demoPeople';
import { randomFrom } from './randomFrom';

interface Scale {
  agreement: string | null;
  category: string;
  salary: number;
  basis: 'monthly' | 'daily' | 'hourly';
}

const commerce = 'CCT 130/75 Empleados de comercio';
const haulage = 'CCT 40/89 Camioneros';
const scales: Record<string, Scale> = {
  'Analista contable': {
    agreement: commerce,
    category: 'Administrativo C',
    salary: 1_180_000,
    basis: 'monthly',
  },
  'Analista de liquidaciones': {
    agreement: commerce,
    category: 'Administrativo D',
    salary: 1_240_000,
    basis: 'monthly',
  },
  'Ejecutiva de cuentas': {
    agreement: commerce,
    category: 'Vendedor B',
    salary: 1_150_000,
    basis: 'monthly',
  },
  'Ejecutivo de cuentas': {
    agreement: commerce,
    category: 'Vendedor B',
    salary: 1_150_000,
    basis: 'monthly',
  },
  'Operario de recepción': {
    agreement: haulage,
    category: 'Operario de depósito',
    salary: 1_060_000,
    basis: 'monthly',
  },
  'Operario de preparación': {
    agreement: haulage,
    category: 'Operario de depósito',
    salary: 1_060_000,
    basis: 'monthly',
  },
  'Operario de expedición': {
    agreement: haulage,
    category: 'Operario especializado',
    salary: 46_500,
    basis: 'daily',
  },
  'Operario de cámara': {
    agreement: haulage,
    category: 'Operario de cámara fría',
    salary: 6_150,
    basis: 'hourly',
  },
  Auxiliar: {
    agreement: commerce,
    category: 'Auxiliar B',
    salary: 1_020_000,
    basis: 'monthly',
  },
  'Chofer repartidor': {
    agreement: haulage,
    category: 'Conductor de primera',
    salary: 1_320_000,
    basis: 'monthly',
  },
};
const outside: Scale = {
  agreement: null,
  category: 'Fuera de convenio',
  salary: 2_150_000,
  basis: 'monthly',
};

// Bank and branch of settings that exist; the accounts are invented.
const banks = ['0110599', '0140018', '0720123', '0170204', '2850590'];
const words = ['sauce', 'puente', 'lana', 'rio', 'nube', 'tren', 'mate', 'faro', 'cerro', 'trigo'];

/** So many of those under an agreement are one who pays the solidarity fee. */
const SOLIDARY_EVERY = 9;

function tieOf({ agreement }: Scale, docket: number) {
  if (agreement === null) return 'none' as const;
  return docket % SOLIDARY_EVERY === 0 ? ('solidarity' as const) : ('member' as const);
}

/** The pay of each person and where it goes; apart from the people, so that their names stay what they were. */
export function demoPay(person: Pick<InventedPerson, 'docket' | 'position'>) {
  const random = randomFrom(Number(person.docket));
  const scale = scales[person.position] ?? outside;
  const more = 1 + random.int(0, 12) / 100;
  const round = scale.basis === 'monthly' ? 500 : 10;
  const account = Array.from({ length: 13 }, () => random.int(0, 9)).join('');
  return {
    agreement: scale.agreement,
    category: scale.category,
    salaryBasis: scale.basis,
    salary: `${Math.round((scale.salary * more) / round) * round}.00`,
    unionTie: tieOf(scale, Number(person.docket)),
    cbu: makeCbu(random.pick(banks), account),
    bankAlias: `${random.pick(words)}.${random.pick(words)}.${person.docket}`,
  };
}
