import { type BandFields, bandRecord } from '@contract/hours/band';
import { listBands, removeBand, saveBand } from '@contract/hours/bandAcciones';
import { can } from '@contract/session/can';
import { band } from '../../db/schema/hourBands';
import type { Context, Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { checkPlace } from '../admin';
import { allBands, findBand, sameCode, sameName } from './bandQueries';
import { daysTouched } from './bandRules';

const gone = 'Esa franja ya no está o no es de tu sede.';
const LAST_DAY = '2199-12-31';

/** Bands of everybody are kept by people who reach everybody; bands of a site, also by those who reach all of it. */
const keepsBandsOf = ({ roleScope, siteId: own }: Viewer, siteId: number | null) =>
  roleScope === 'all' || (roleScope === 'site' && siteId !== null && siteId === own);

const editsBands = ({ roles, roleScope }: Viewer) =>
  can(roles, 'HOURS.STRIP') && (roleScope === 'all' || roleScope === 'site');

const bands = defineStore({
  record: bandRecord,
  table: band,
  find: ({ db }, id) => findBand(db, id),
  missing: gone,
  notTheirs: ({ viewer }, { siteId }) => (keepsBandsOf(viewer, siteId) ? undefined : gone),
  used: 'Ya tiene horas: ponele hasta cuándo rige y deja de contar desde ahí.',
  unique: ({ name, code }) => [
    { field: 'name', same: sameName(name), words: 'Ya hay una franja con ese nombre.' },
    { field: 'code', same: sameCode(code), words: 'Ya hay una franja con esa sigla.' },
  ],
  tag: 'Band',
});

type Stored = typeof band.$inferSelect;

/** Hours that are closed keep their bands: what touches them is refused. */
async function refuseClosed({ db }: Context, before: Stored | undefined, fields: BandFields) {
  const days = daysTouched(before, fields);
  if (!days) return;
  const sites = new Set([fields.siteId, before ? before.siteId : fields.siteId]);
  for (const siteId of sites.has(null) ? [null] : sites) {
    await refuseClosedPeriod(db, {
      siteId,
      day: days.from,
      until: days.to ?? LAST_DAY,
      ledger: 'time',
      instead: before
        ? 'terminá esta franja con su fecha y agregá otra.'
        : 'la franja puede regir desde un mes abierto.',
    });
  }
}

export const listBandsHandler = implement(listBands, async (_input, { db, viewer }) => ({
  rows: await allBands(db),
  edits: editsBands(viewer),
}));

export const saveBandHandler = implement(saveBand, (input, context) =>
  bands.save(context, input, async (fields, _shown, before) => {
    if (!keepsBandsOf(context.viewer, fields.siteId)) {
      throw invalid({ siteId: 'Elegí tu sede: las de otras las define quien llega a todas.' });
    }
    await checkPlace(context.db, { siteId: fields.siteId, areaId: null });
    await refuseClosed(context, before, fields);
    return fields;
  }),
);

export const removeBandHandler = implement(removeBand, (input, context) =>
  bands.remove(context, input),
);
