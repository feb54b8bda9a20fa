import type { customer } from '../../../db/schema/warehouse';
import { randomFrom } from '../../../seed/randomFrom';

const trades = [
  'Almacén',
  'Autoservicio',
  'Supermercado',
  'Despensa',
  'Kiosco',
  'Comedor',
  'Hotel',
];
const names = [
  'Don Julio',
  'La Unión',
  'El Trébol',
  'Santa Rita',
  'Los Naranjos',
  'San Cayetano',
  'La Esquina',
  'El Progreso',
  'Doña Clara',
  'Los Álamos',
  'El Puente',
  'La Amistad',
  'Nueva Aurora',
  'El Ceibo',
  'Las Acacias',
  'Don Atilio',
  'La Rosada',
  'El Molino',
  'San Roque',
  'Los Pinos',
  'La Fortuna',
  'El Faro',
];

const cities = [
  {
    site: 'Depósito Rosario',
    city: 'Rosario',
    latitude: -32.95,
    longitude: -60.66,
    streets: ['San Martín', 'Córdoba', 'Oroño', 'Pellegrini', 'Mendoza', 'Alberdi', 'Avellaneda'],
  },
  {
    site: 'Depósito Córdoba',
    city: 'Córdoba',
    latitude: -31.41,
    longitude: -64.19,
    streets: ['Colón', 'Vélez Sarsfield', 'Rivera Indarte', 'Sabattini', 'Fuerza Aérea', 'Caraffa'],
  },
];

const perSite = 60;

/** Invented shops around each warehouse. */
export function demoCustomers(siteId: (name: string) => number): (typeof customer.$inferInsert)[] {
  const random = randomFrom(31);
  const taken = new Set<string>();
  return cities.flatMap((place) =>
    Array.from({ length: perSite }, () => {
      let name = '';
      while (name === '' || taken.has(name)) {
        name = `${random.pick(trades)} ${random.pick(names)}`;
      }
      taken.add(name);
      return {
        name,
        address: `${random.pick(place.streets)} ${random.int(100, 6900)}, ${place.city}`,
        phone: `+54 ${place.city === 'Rosario' ? 341 : 351} 4${random.int(10, 99)}-${random.int(1000, 9999)}`,
        email: `${name
          .toLowerCase()
          .normalize('NFD')
          .replace(/[^a-z]+/g, '')}@example.com`,
        latitude: (place.latitude + (random.next() - 0.5) * 0.12).toFixed(6),
        longitude: (place.longitude + (random.next() - 0.5) * 0.12).toFixed(6),
        siteId: siteId(place.site),
      };
    }),
  );
}
