import type { AccionDefinition } from '@contract/core/accion';
import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import type { Db } from '../../../server/db/Db';
import { dependant } from '../../../server/db/schema/dependants';
import { evaluation } from '../../../server/db/schema/evaluations';
import { personHistory } from '../../../server/db/schema/people';
import { personBook } from '../../../server/db/schema/personBooks';
import type { Aim, Asking, Outcome, Somebody } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches the person hears of the conflict, and nothing moves. */
const version = 999_999;
const once = [personHistory.personId, personHistory.kind, personHistory.effectiveFrom];

const relative = {
  name: 'De prueba',
  kinship: 'child' as const,
  birthDate: '2015-05-05',
  dni: '55111222',
  since: '2020-01-01',
};

/** A relative whom they maintain, made for the occasion. */
async function dependantOf(db: Db, personId: number) {
  const [row] = await db
    .insert(dependant)
    .values({ ...relative, personId })
    .onConflictDoUpdate({ target: [dependant.personId, dependant.dni], set: relative })
    .returning({ id: dependant.id });
  return row ? { personId, id: row.id, version } : null;
}

/** Codes for the salary book, made for the occasion. */
async function bookOf(db: Db, personId: number) {
  const effectiveFrom = '2031-01-01';
  const [row] = await db
    .insert(personBook)
    .values({ personId, effectiveFrom })
    .onConflictDoUpdate({
      target: [personBook.personId, personBook.effectiveFrom],
      set: { effectiveFrom },
    })
    .returning({ id: personBook.id });
  return row ? { personId, id: row.id, version } : null;
}

const period = '2026-10-01';

/** Written by the one who asks, made for the occasion. */
async function evaluationOf(db: Db, personId: number, { accountId }: Asking) {
  const key = [evaluation.personId, evaluation.accountId, evaluation.period];
  const [row] = await db
    .insert(evaluation)
    .values({ personId, accountId, period, score: 3 })
    .onConflictDoUpdate({ target: key, set: { score: 3 } })
    .returning({ id: evaluation.id });
  return row ? { personId, id: row.id, version } : null;
}

/** Leaders of somebody evaluate them, and nobody themselves. */
const byTeam = (asking: Asking, theirs: Somebody): Outcome =>
  asking.scope !== 'own' && theirs.relation === 'team' ? 'reached' : 'hidden';

/** The administration of people reads, and takes out, what anybody wrote. */
const byTeamOrAdministration = (asking: Asking, theirs: Somebody): Outcome =>
  can(asking.flags, 'ADMIN.users') ? 'reached' : byTeam(asking, theirs);

/** Human resources keep everybody's record but their own, which others change. */
const byKeeper = (asking: Asking, theirs: Somebody, accion: AccionDefinition): Outcome =>
  theirs.relation === 'own' && !can(asking.flags, 'ADMIN.users')
    ? 'refused'
    : byScope(asking, theirs, accion);

const named = ([row]: readonly { label: string }[]) => !row?.label.startsWith('N.º');

/** The person themselves. */
export const personAims = {
  getChartPath: { at: (_db, { personId }) => ({ id: personId }) },
  getPerson: { at: (_db, { personId }) => ({ id: personId }) },
  getPersonParts: { at: (_db, { personId }) => ({ id: personId }) },
  listProfileChanges: { at: (_db, { personId }) => ({ personId }) },
  getEmployee: { at: (_db, { personId }) => ({ id: personId }) },
  previewLeaving: { at: (_db, { personId }) => ({ id: personId, leaveDate: '2026-11-30' }) },
  updatePerson: {
    expect: byKeeper,
    at: (_db, { personId, areaId }) => ({
      id: personId,
      version,
      lastName: 'De prueba',
      firstName: 'De prueba',
      docket: '9999',
      dni: '30111222',
      cuil: '27301112225',
      birthDate: '1983-04-17',
      hireDate: '2020-01-01',
      areaId,
    }),
  },
  deactivatePerson: {
    expect: byKeeper,
    at: (_db, { personId }) => ({
      id: personId,
      version,
      leaveDate: '2030-01-01',
      reason: 'De prueba',
    }),
  },
  getAccount: { at: (_db, { personId }) => ({ personId }) },
  saveAccount: {
    at: (_db, { personId }) => ({
      personId,
      version,
      username: 'de.prueba',
      roleId: 1,
      active: true,
    }),
  },
  liftSecondStep: { at: (_db, { personId }) => ({ personId, version }) },
  resetPassword: { at: (_db, { personId }) => ({ personId, version }) },
  getPay: { at: (_db, { personId }) => ({ personId }) },
  savePay: {
    expect: byKeeper,
    at: (_db, { personId }) => ({ personId, version, unionTie: 'none' }),
  },
  listPersonHistory: { at: (_db, { personId }) => ({ personId }) },
  savePersonHistory: {
    expect: byKeeper,
    // Each who asks writes on a day of their own: of one day there is one change.
    at: (_db, { personId }, { accountId }) => ({
      personId,
      effectiveFrom: `2030-01-${10 + (accountId % 20)}`,
      change: { kind: 'position', position: 'De prueba' },
    }),
  },
  deletePersonHistory: {
    expect: byKeeper,
    at: async (db, { personId }) => {
      const effectiveFrom = '2031-01-01';
      const values = { personId, kind: 'position' as const, effectiveFrom, begun: false };
      const [row] = await db
        .insert(personHistory)
        .values(values)
        .onConflictDoUpdate({ target: once, set: { begun: false } })
        .returning({ id: personHistory.id });
      return row ? { personId, id: row.id, version } : null;
    },
  },
  getPersonBook: { at: (_db, { personId }) => ({ personId }) },
  savePersonBook: {
    expect: byKeeper,
    at: async (db, { personId }) => ({
      ...(await bookOf(db, personId)),
      effectiveFrom: '2031-01-01',
    }),
  },
  deletePersonBook: { expect: byKeeper, at: (db, { personId }) => bookOf(db, personId) },
  getFamily: { at: (_db, { personId }) => ({ personId }) },
  saveEmergencyContact: { expect: byKeeper, at: (_db, { personId }) => ({ personId, version }) },
  saveDependant: {
    expect: byKeeper,
    at: async (db, { personId }) => ({ ...(await dependantOf(db, personId)), ...relative }),
  },
  deleteDependant: { expect: byKeeper, at: (db, { personId }) => dependantOf(db, personId) },
  listEvaluations: {
    at: (_db, { personId }) => ({ personId }),
    expect: byTeamOrAdministration,
  },
  saveEvaluation: {
    at: async (db, { personId }, asking) => ({
      ...(await evaluationOf(db, personId, asking)),
      period,
      score: 4,
    }),
    expect: byTeam,
  },
  deleteEvaluation: {
    at: (db, { personId }, asking) => evaluationOf(db, personId, asking),
    expect: byTeamOrAdministration,
  },
  reactivatePerson: { expect: byKeeper, at: (_db, { personId }) => ({ id: personId, version }) },
  startView: {
    at: (_db, { personId }) => ({ kind: 'person', id: personId, from: '/' }),
  },
  changePeople: {
    at: (_db, { personId, areaId }) => ({
      selection: { kind: 'rows', ids: [personId] },
      change: { kind: 'area', areaId },
    }),
    found: (body) => (body as { done: number }).done === 1,
    // The row is one of many and is not changed, with its reason.
    expect: (asking, theirs, accion) =>
      byKeeper(asking, theirs, accion) === 'reached' ? 'reached' : 'hidden',
  },
  createAccounts: {
    at: (_db, { personId }) => ({ selection: { kind: 'rows', ids: [personId] }, roleId: 1 }),
    // Each of them has one: who reaches them hears it by their name.
    found: (body) => named((body as { results: { label: string }[] }).results),
  },
  givePasswords: {
    at: (_db, { personId }) => ({ selection: { kind: 'rows', ids: [personId] } }),
    found: (body) => named((body as { refused: { label: string }[] }).refused),
  },
} satisfies Partial<Record<AccionKey, Aim>>;
