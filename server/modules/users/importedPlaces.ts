import { areaRecord } from '@contract/admin/area';
import { siteRecord } from '@contract/admin/site';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { fold } from '../../engine/imports/fold';
import { worksToday } from '../../engine/people/worksToday';
import { areas } from '../../engine/places/areaQueries';
import { sites } from '../../engine/places/siteQueries';

export interface NamedPlaces {
  /** Sites by their folded name. */
  sites: Map<string, number>;
  areas: { id: number; name: string; siteId: number }[];
}

/** A site and an area of it, as a row of the file names them. */
export interface PlaceNames {
  siteName: string;
  areaName: string;
}

export async function findPlaces(db: Db): Promise<NamedPlaces> {
  const [siteRows, areaRows] = await Promise.all([
    db.select({ id: site.id, name: site.name }).from(site),
    db.select({ id: area.id, name: area.name, siteId: area.siteId }).from(area),
  ]);
  return {
    sites: new Map(siteRows.map(({ id, name }) => [fold(name), id])),
    areas: areaRows.map((row) => ({ ...row, name: fold(row.name) })),
  };
}

/** The template names a place and a person who exist, so that it can be brought as it is. */
export async function exampleNames(db: Db): Promise<Record<string, string>> {
  const [place] = await db
    .select({ siteName: site.name, areaName: area.name })
    .from(area)
    .innerJoin(site, eq(site.id, area.siteId))
    .orderBy(asc(area.id))
    .limit(1);
  const [manager] = await db
    .select({ docket: person.docket })
    .from(person)
    .where(worksToday)
    .orderBy(asc(person.id))
    .limit(1);
  return { ...place, manager: manager?.docket ?? '' };
}

const isName = (name: string) =>
  fold(name) !== '' && siteRecord.fields.name.schema.safeParse(name).success;

/** The places that a file names and are not there, each once, however its rows write it. */
export function missingPlaces({ sites: known }: NamedPlaces) {
  const newSites = new Map<string, string>();
  const newAreas = new Map<string, string>();
  return {
    /** Whether both names could be a place. */
    add({ siteName, areaName }: PlaceNames): boolean {
      if (!isName(siteName) || !isName(areaName)) return false;
      const siteKey = fold(siteName);
      if (!known.has(siteKey) && !newSites.has(siteKey)) newSites.set(siteKey, siteName);
      const areaKey = `${siteKey}/${fold(areaName)}`;
      if (!newAreas.has(areaKey)) {
        newAreas.set(areaKey, `${areaName} (${newSites.get(siteKey) ?? siteName})`);
      }
      return true;
    },
    told: () =>
      [
        { ...siteRecord.words, names: [...newSites.values()] },
        { ...areaRecord.words, names: [...newAreas.values()] },
      ].filter(({ names }) => names.length > 0),
  };
}

/** The place that a row names, made where an earlier row did not make it already. */
export async function openPlace(context: Context, { siteName, areaName }: PlaceNames) {
  const known = await findPlaces(context.db);
  const siteId =
    known.sites.get(fold(siteName)) ??
    (
      await sites.save(context, {
        name: siteName,
        address: null,
        zone: 'America/Argentina/Buenos_Aires',
        latitude: null,
        longitude: null,
        geofenceRadius: 150,
        punchesInside: false,
        punchPhoto: false,
      })
    ).id;
  const there = known.areas.find((one) => one.siteId === siteId && one.name === fold(areaName));
  const areaId =
    there?.id ?? (await areas.save(context, { name: areaName, siteId, headId: null })).id;
  return { siteId, areaId };
}
