import { listOutsidePunches } from '@contract/markings/boardAcciones';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { punch } from '../../db/schema/markings';
import { area, person, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';
import { viewerToday } from '../../engine/time/viewerToday';

/** More than a map of a day has to show; the page says how many there are. */
const MOST = 300;

export const listOutsidePunchesHandler = implement(
  listOutsidePunches,
  async ({ day: asked, siteId }, { db, viewer, reach }) => {
    const day = asked ?? (await viewerToday({ db, viewer }, siteId));
    const found = await db
      .select({
        id: punch.id,
        personId: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        photoHash: person.photoHash,
        areaName: area.name,
        site,
        at: punch.at,
        kind: punch.kind,
        distance: punch.distance,
        latitude: punch.latitude,
        longitude: punch.longitude,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(punch)
      .innerJoin(person, eq(person.id, punch.personId))
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .where(
        and(
          eq(punch.day, day),
          eq(punch.outside, true),
          isNotNull(punch.latitude),
          anyOf(punch.counts, ['counted', 'waiting']),
          siteId === undefined ? undefined : eq(person.siteId, siteId),
          withinReach(reach, viewer, punch.personId),
        ),
      )
      .orderBy(desc(punch.distance), desc(punch.id))
      .limit(MOST);
    const sites = new Map(found.map((row) => [row.site.id, row.site]));
    return {
      day,
      total: found[0]?.total ?? 0,
      rows: found.map(({ personId, firstName, lastName, photoHash, total: _all, ...row }) => ({
        id: row.id,
        personName: personName({ firstName, lastName }),
        imageUrl: photoUrl({ id: personId, photoHash }),
        areaName: row.areaName,
        siteName: row.site.name,
        zone: row.site.zone,
        at: row.at.toISOString(),
        kind: row.kind,
        distance: row.distance,
        latitude: Number(row.latitude),
        longitude: Number(row.longitude),
      })),
      fences: [...sites.values()].flatMap(({ id, name, latitude, longitude, geofenceRadius }) =>
        latitude === null || longitude === null
          ? []
          : [
              {
                id,
                name,
                latitude: Number(latitude),
                longitude: Number(longitude),
                radius: geofenceRadius,
              },
            ],
      ),
    };
  },
);
