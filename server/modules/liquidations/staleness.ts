import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { sourcesOf } from './adjustmentSources';
import { conceptsOn } from './conceptQueries';
import type { FrozenRun } from './frozenRun';
import { movedLastDays } from './leavingWarnings';
import { periodSpan } from './payPeriods';
import type { PlannedConcept } from './payPlan';
import { planOfRun } from './reckonRun';
import { canStillChange, type Run } from './runRules';
import { sealsOf } from './runSeals';
import { staleDue } from './staleDue';
import { staleFacts } from './staleFacts';
import { staleFigures } from './staleFigures';
import { stalePeople } from './stalePeople';
import { staleVacations } from './vacationWarnings';

/** The months of an adjustment are paid by other runs than when its data were taken. */
async function staleSources(db: Db, run: Run, { sources = [] }: FrozenRun): Promise<string[]> {
  const now = (await sourcesOf(db, run)).map(({ id }) => id);
  const same = now.length === sources.length && now.every((id) => sources.includes(id));
  return same ? [] : ['Cambiaron las liquidaciones de los meses que ajusta.'];
}

/** What is otherwise today than when the data of a run were taken. */
export async function staleness(db: Db, run: Run): Promise<string[]> {
  const frozen = run.frozen as FrozenRun | null;
  if (!frozen || !canStillChange(run)) return [];
  if (run.kind === 'adjustment') return staleSources(db, run, frozen);
  const plan = planOfRun(run.kind, frozen);
  const [concepts, seals, sites, lastDays, vacations, figures, facts, due, people] =
    await Promise.all([
      conceptsOn(db, periodSpan(run.period).to, run.kind),
      sealsOf(db, run.period),
      db.select({ id: site.id, name: site.name }).from(site),
      movedLastDays(db, run),
      staleVacations(db, run),
      staleFigures(db, run, frozen, plan),
      staleFacts(db, run, { plan, taxed: frozen.figures.taxed !== undefined }),
      staleDue(db, run, plan),
      stalePeople(db, run),
    ]);
  const written = ({ id, version }: PlannedConcept) => `${id}.${version}`;
  const then = new Set(frozen.concepts.map(written));
  const changed = concepts.filter((one) => !then.has(written(one)));
  const gone = frozen.concepts.filter(({ id }) => !concepts.some((one) => one.id === id));
  const names = [...changed, ...gone].map(({ name }) => name);
  const reopened = sites.filter(({ id }) => (frozen.seals[id] ?? null) !== (seals[id] ?? null));
  return [
    ...(names.length > 0 ? [`Cambiaron conceptos: ${[...new Set(names)].join(', ')}.`] : []),
    ...reopened.map(({ id, name }) =>
      seals[id]
        ? `Las horas de ${name} se cerraron después.`
        : `Las horas de ${name} se reabrieron.`,
    ),
    ...figures,
    ...lastDays,
    ...vacations,
    ...facts,
    ...due,
    ...people,
  ];
}
