import { eanDigit } from '@contract/core/ean';
import type { product } from '../../../db/schema/warehouse';

type Kind = [name: string, sizes: string[], unit: string, hasLots: boolean];

const kinds: Kind[] = [
  ['Yerba mate', ['500 g', '1 kg'], 'paquete', true],
  ['Azúcar', ['1 kg', '5 kg'], 'paquete', true],
  ['Harina 0000', ['1 kg', '5 kg'], 'paquete', true],
  ['Arroz largo fino', ['500 g', '1 kg'], 'paquete', true],
  ['Fideos tirabuzón', ['500 g', '3 kg'], 'paquete', true],
  ['Fideos spaghetti', ['500 g', '3 kg'], 'paquete', true],
  ['Aceite de girasol', ['900 ml', '1,5 l'], 'botella', true],
  ['Vinagre de alcohol', ['500 ml', '1 l'], 'botella', true],
  ['Puré de tomate', ['520 g', '1 kg'], 'caja', true],
  ['Arvejas', ['300 g', '350 g'], 'lata', true],
  ['Choclo en grano', ['300 g', '350 g'], 'lata', true],
  ['Atún al natural', ['170 g', '1,8 kg'], 'lata', true],
  ['Mermelada de durazno', ['390 g', '454 g'], 'frasco', true],
  ['Dulce de leche', ['400 g', '1 kg'], 'pote', true],
  ['Galletitas de agua', ['100 g', '303 g'], 'paquete', true],
  ['Galletitas dulces', ['150 g', '400 g'], 'paquete', true],
  ['Café molido', ['250 g', '500 g'], 'paquete', true],
  ['Té en saquitos', ['25 u', '50 u'], 'caja', true],
  ['Leche larga vida', ['1 l', '12 × 1 l'], 'caja', true],
  ['Agua mineral', ['500 ml', '2 l'], 'botella', true],
  ['Gaseosa cola', ['500 ml', '2,25 l'], 'botella', true],
  ['Jugo en polvo naranja', ['15 g', '18 × 15 g'], 'caja', true],
  ['Detergente', ['500 ml', '5 l'], 'botella', false],
  ['Lavandina', ['1 l', '5 l'], 'botella', false],
  ['Jabón en polvo', ['800 g', '3 kg'], 'bolsa', false],
  ['Suavizante', ['900 ml', '3 l'], 'botella', false],
  ['Papel higiénico', ['4 rollos', '12 rollos'], 'paquete', false],
  ['Rollo de cocina', ['3 rollos', '6 rollos'], 'paquete', false],
  ['Servilletas', ['100 u', '1000 u'], 'paquete', false],
  ['Bolsas de residuos', ['45 × 60', '80 × 110'], 'paquete', false],
  ['Esponja', ['1 u', '6 u'], 'paquete', false],
  ['Jabón de tocador', ['90 g', '3 × 90 g'], 'paquete', false],
  ['Champú', ['400 ml', '930 ml'], 'botella', false],
  ['Pilas AA', ['2 u', '8 u'], 'blíster', false],
  ['Encendedor', ['1 u', '25 u'], 'caja', false],
  ['Fósforos', ['220 u', '10 × 220 u'], 'paquete', false],
  ['Velas', ['4 u', '12 u'], 'paquete', false],
  ['Alcohol en gel', ['250 ml', '5 l'], 'botella', false],
  ['Repelente', ['165 ml', '200 ml'], 'aerosol', false],
  ['Desodorante de ambientes', ['360 ml', '380 ml'], 'aerosol', false],
];

const brands = ['La Cañada', 'Don Evaristo', 'Tres Robles'];

/** A distributor of food and cleaning sells these; brands are invented. */
export function demoProducts(): (typeof product.$inferInsert)[] {
  return kinds.flatMap(([name, sizes, unit, lotTracked], kind) =>
    sizes.flatMap((size, sizeIndex) =>
      brands.map((brand, brandIndex) => {
        const number = kind * 6 + sizeIndex * 3 + brandIndex;
        const twelve = `779${String(400_000_000 + number * 7_919).slice(0, 9)}`;
        return {
          sku: `${name.slice(0, 3).toUpperCase().normalize('NFD').replace(/\P{L}/gu, '')}-${String(number + 1).padStart(4, '0')}`,
          name: `${name} ${brand} ${size}`,
          unit,
          barcode: `${twelve}${eanDigit(twelve)}`,
          abcClass:
            number % 10 < 2 ? ('A' as const) : number % 10 < 5 ? ('B' as const) : ('C' as const),
          lotTracked,
          // An invented price, dearer by the size.
          cost: String((6 + ((kind * 37) % 41)) * 100 * (sizeIndex * 2 + 1)),
        };
      }),
    ),
  );
}
