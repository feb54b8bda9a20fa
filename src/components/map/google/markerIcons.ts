import { clustering } from '../mapConstants';

const disc = (size: number, fill: string, edge: string): google.maps.Symbol => ({
  path: google.maps.SymbolPath.CIRCLE,
  scale: size,
  fillColor: fill,
  fillOpacity: 1,
  strokeColor: edge,
  strokeWeight: 2,
});

export interface MapColors {
  accent: string;
  alert: string;
  text: string;
}

export function colorsOf(element: HTMLElement): MapColors {
  const styles = getComputedStyle(element);
  const of = (name: string) => styles.getPropertyValue(`--map-${name}`).trim();
  return { accent: of('accent'), alert: of('alert'), text: of('contrast') };
}

const fill = (colors: MapColors, tone: 'normal' | 'alert') =>
  tone === 'alert' ? colors.alert : colors.accent;

export const pointIcon = (colors: MapColors, tone: 'normal' | 'alert', selected: boolean) =>
  disc(selected ? 11 : 8, fill(colors, tone), colors.text);

export const clusterIcon = (colors: MapColors, tone: 'normal' | 'alert', count: number) =>
  disc(14 + Math.min(10, Math.log10(count) * 4), fill(colors, tone), colors.text);

export const clusterText = (colors: MapColors, count: number): google.maps.MarkerLabel => ({
  text: String(count),
  color: colors.text,
  fontSize: `${clustering.textSize}px`,
  fontWeight: '700',
});
