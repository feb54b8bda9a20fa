import type { Db } from '../db/Db';
import { area, site } from '../db/schema/organisation';
import type { DemoArea } from '../engine/seed/demo';

const sites = [
  {
    name: 'Casa central',
    address: 'Av. Caseros 3120, Ciudad Autónoma de Buenos Aires',
    latitude: '-34.635700',
    longitude: '-58.406900',
    punchPhoto: true,
    areas: ['Administración', 'Recursos Humanos', 'Comercial'],
  },
  {
    name: 'Depósito Rosario',
    address: 'Av. Circunvalación 4580, Rosario, Santa Fe',
    latitude: '-32.988900',
    longitude: '-60.693200',
    punchPhoto: false,
    areas: ['Recepción Rosario', 'Preparación Rosario', 'Expedición Rosario'],
  },
  {
    name: 'Depósito Córdoba',
    address: 'Camino a Pajas Blancas km 9, Córdoba',
    latitude: '-31.331600',
    longitude: '-64.221800',
    punchPhoto: false,
    areas: ['Cámara fría Córdoba', 'Distribución Córdoba'],
  },
] as const;

/** Three sites with their eight areas. */
export async function seedPlaces(db: Db): Promise<DemoArea[]> {
  const found: DemoArea[] = [];
  for (const { areas, ...place } of sites) {
    const [row] = await db.insert(site).values(place).returning();
    if (!row) throw new Error('a site was not stored');
    const rows = await db
      .insert(area)
      .values(areas.map((name) => ({ name, siteId: row.id })))
      .returning();
    found.push(...rows.map(({ id, name }) => ({ id, name, siteId: row.id, siteName: row.name })));
  }
  return found;
}
