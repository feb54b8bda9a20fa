import L from 'leaflet';

type Ring = [longitude: number, latitude: number][];

interface Outline {
  home: Ring[][];
  around: Ring[][];
  borders: Ring[];
  provinces: Ring[];
}

let asked: Promise<Outline> | null = null;

/** Drawn by scripts/map/drawOutline.ts; read once for all maps. */
async function readOutline(): Promise<Outline> {
  asked ??= fetch('/map/outline.json').then((answer) => {
    if (!answer.ok) throw new Error(`map outline: ${answer.status}`);
    return answer.json() as Promise<Outline>;
  });
  try {
    return await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
}

const turned = (ring: Ring): L.LatLngTuple[] => ring.map(([x, y]) => [y, x]);

/** Land, borders and provinces on one canvas; the colours are those of the theme as the element has them now. */
export async function outlineLayer(element: HTMLElement) {
  const { home, around, borders, provinces } = await readOutline();
  const flat = { interactive: false, stroke: false, fillOpacity: 1 } as const;
  const line = { interactive: false, weight: 1 } as const;
  const layers = {
    around: L.polygon(
      around.map((rings) => rings.map(turned)),
      flat,
    ),
    home: L.polygon(
      home.map((rings) => rings.map(turned)),
      flat,
    ),
    provinces: L.polyline(provinces.map(turned), line),
    borders: L.polyline(borders.map(turned), { ...line, weight: 1.5 }),
  };
  const paint = () => {
    const styles = getComputedStyle(element);
    const of = (name: string) => styles.getPropertyValue(`--map-${name}`).trim();
    layers.around.setStyle({ fillColor: of('around') });
    layers.home.setStyle({ fillColor: of('home') });
    layers.provinces.setStyle({ color: of('province') });
    layers.borders.setStyle({ color: of('border') });
  };
  paint();
  return { layer: L.layerGroup(Object.values(layers)), paint };
}
