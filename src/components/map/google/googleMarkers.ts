import {
  type Cluster,
  MarkerClusterer,
  type Renderer,
  SuperClusterViewportAlgorithm,
} from '@googlemaps/markerclusterer';
import { clusterLabel } from '../clusterLabel';
import { clustering, tileSize } from '../mapConstants';
import type { MapPoint } from '../mapTypes';
import { clusterIcon, clusterText, colorsOf, pointIcon } from './markerIcons';

/** Google's markers, drawn as one where they crowd. */
export function googleMarkers(
  map: google.maps.Map,
  element: HTMLElement,
  onSelect: (id: number) => void,
) {
  const tones = new Map<google.maps.Marker, MapPoint>();
  let clusterer: MarkerClusterer | null = null;
  let selected: number | null = null;

  const toneOf = ({ markers = [] }: Cluster) =>
    markers.some((marker) => tones.get(marker as google.maps.Marker)?.tone === 'alert')
      ? 'alert'
      : 'normal';
  const renderer: Renderer = {
    render: (cluster) => {
      const colors = colorsOf(element);
      const { count, position } = cluster;
      return new google.maps.Marker({
        position,
        icon: clusterIcon(colors, toneOf(cluster), count),
        label: clusterText(colors, count),
        title: clusterLabel(count),
        zIndex: 1000 + count,
      });
    },
  };
  const paint = () => {
    const colors = colorsOf(element);
    for (const [marker, { id, tone }] of tones) {
      marker.setIcon(pointIcon(colors, tone, id === selected));
    }
  };
  const clear = () => {
    clusterer?.clearMarkers();
    clusterer?.setMap(null);
    tones.clear();
  };
  return {
    paint,
    clear,
    select: (id: number | null) => {
      selected = id;
      paint();
    },
    setPoints: (points: readonly MapPoint[]) => {
      clear();
      for (const point of points) {
        const { id, label, latitude, longitude } = point;
        const marker = new google.maps.Marker({
          position: { lat: latitude, lng: longitude },
          title: label,
        });
        marker.addListener('click', () => onSelect(id));
        tones.set(marker, point);
      }
      paint();
      clusterer = new MarkerClusterer({
        map,
        markers: [...tones.keys()],
        renderer,
        algorithm: new SuperClusterViewportAlgorithm({
          radius: clustering.radius,
          extent: tileSize,
          maxZoom: clustering.maxZoom,
          minPoints: clustering.minimumSize,
          viewportPadding: clustering.grid,
        }),
        onClusterClick: (_event, { bounds }) => {
          if (bounds) setTimeout(() => map.fitBounds(bounds), clustering.clickZoomDelay);
        },
      });
    },
  };
}
