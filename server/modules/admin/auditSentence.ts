import { auditNouns, entityName } from '@contract/admin/auditNouns';
import type { Db } from '../../db/Db';
import type { Viewer } from '../../engine/acciones/context';
import { type Names, namedThing, nameThings } from '../../engine/audit/nameThings';
import { readsChanges } from '../../engine/audit/readsChanges';
import { auditVerbs, runVerbs, signedVerbs, wholeSentences } from './auditVerbs';

/** An entry is told from these. */
export interface ToldEntry {
  accion: string;
  entity: string;
  entityId: string;
  /** Whether there was something before, and after. */
  had: boolean;
  has: boolean;
  /** How it stood then, where it has states. */
  state: string | null;
  /** The name that the entry itself gave it: it may be gone by now. */
  calledThen: string | null;
}

export interface Sentence {
  /** "dio de baja a". */
  did: string;
  /** "Ojeda, Julieta (legajo 1044)"; nothing where what was done says all. */
  thing: string;
  link: string | null;
}

const changeVerb = ({ had, has }: ToldEntry): string => {
  if (had && has) return 'cambió';
  return had ? 'borró' : has ? 'agregó' : 'cambió';
};

/** Before somebody's name: "cambió los datos de Ojeda". */
const personVerbs: Readonly<Record<string, string>> = {
  agregó: 'agregó a',
  borró: 'borró a',
  cambió: 'cambió los datos de',
};

function verbOf(entry: ToldEntry): string {
  const { accion, entity, state } = entry;
  const signed = entity === 'signature' || entity === 'receipt';
  if (signed && accion.endsWith('.firmar') && state && signedVerbs[state]) {
    return signedVerbs[state];
  }
  if (entity === 'programCall') return state === 'refused' ? 'no pudo pedir' : 'pidió';
  if (entity === 'payRun' && state && runVerbs[state]) return runVerbs[state];
  const [about, verb] = auditVerbs[accion] ?? [];
  const said = about === entity && verb ? verb : changeVerb(entry);
  return entity === 'person' ? (personVerbs[said] ?? said) : said;
}

const isNumber = (id: string) => /^\d+$/.test(id);

/** A verb that already ends in "de" takes the article in: "de la firma", "del pedido". */
const joined = (verb: string, noun: string) =>
  verb.endsWith(' de') && noun.startsWith('el ')
    ? [verb.replace(/ de$/, ' del'), noun.slice(3)]
    : [verb, noun];

/** "dio de baja a Ojeda, Julieta (legajo 1044)", in the parts of it that a screen sets apart. */
export function sentenceOf(entry: ToldEntry, names: Names): Sentence {
  const { accion, entity, entityId, calledThen } = entry;
  const whole = wholeSentences[accion];
  if (whole) return { did: whole, thing: '', link: null };
  const named = namedThing(names, entity, entityId);
  const number = isNumber(entityId) && entity !== 'house' ? `n.º ${entityId}` : '';
  const then = calledThen ? (entity === 'person' ? calledThen : `“${calledThen}”`) : number;
  const called = named?.said || then;
  const link = named?.link ?? null;
  if (entity === 'person') return { did: verbOf(entry), thing: called, link };
  const noun = auditNouns[entity] ?? entityName(entity);
  const [did = '', rest = ''] = joined(verbOf(entry), noun);
  return { did, thing: [rest, called].filter(Boolean).join(' '), link };
}

/** Each entry told, with one query for each kind of thing that they are about; a kind that the viewer may not read goes by its number. */
export async function tellEntries<E extends ToldEntry>(
  db: Db,
  viewer: Pick<Viewer, 'roles' | 'roleScope'>,
  entries: readonly E[],
): Promise<(E & Sentence)[]> {
  const reads = readsChanges(viewer);
  const things = entries
    .filter(({ entity }) => reads(entity))
    .map(({ entity, entityId }) => ({ entity, id: entityId }));
  const names = await nameThings(db, viewer, things);
  return entries.map((entry) => ({
    ...entry,
    ...sentenceOf(reads(entry.entity) ? entry : { ...entry, calledThen: null }, names),
  }));
}
