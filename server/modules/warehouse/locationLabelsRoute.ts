import { can } from '@contract/session/can';
import { and, asc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { anyOf } from '../../db/anyOf';
import { location } from '../../db/schema/warehouse';
import type { Services } from '../../engine/acciones/context';
import { forbidden, notFound } from '../../engine/http/fault';
import { paperRoute } from '../../engine/paper/paperRoute';
import { withinSites } from '../../engine/scope/withinSites';
import { locations } from './catalogQueries';
import { drawLocationLabels, PER_SHEET } from './locationLabels';

/** The labels of one shelf or of several, by their codes: so they are stuck one after the other. */
export function locationLabelsRoute(app: FastifyInstance, services: Services): void {
  paperRoute(app, services, {
    path: '/archivos/ubicaciones/etiquetas.pdf',
    async read(viewer, ids) {
      if (!can(viewer.roles, 'ORDERS') && !can(viewer.roles, 'COUNTERS')) throw forbidden();
      const wanted = [...new Set(ids)];
      const near = withinSites(viewer.roleScope, viewer, sql`${location.siteId}`);
      const rows = await locations(services.database.db)
        .where(and(anyOf(location.id, wanted), near))
        .orderBy(asc(location.siteId), asc(location.code));
      if (wanted.length === 0 || rows.length !== wanted.length) {
        throw notFound('Alguna ubicación no existe o no está a tu alcance.');
      }
      const [first] = rows;
      const name = rows.length === 1 ? `ubicacion-${first?.code}` : 'ubicaciones';
      return { name, parts: sheetsOf(rows, PER_SHEET) };
    },
    draw: drawLocationLabels,
  });
}

const sheetsOf = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, sheet) =>
    rows.slice(sheet * size, (sheet + 1) * size),
  );
