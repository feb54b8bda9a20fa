import L from 'leaflet';
import { type Cluster, clusterIndex, type Single } from '../clusterIndex';
import { clusterLabel } from '../clusterLabel';
import { clustering } from '../mapConstants';
import type { MapPoint } from '../mapTypes';

/** Clusters and single points in sight, as buttons over the canvas. */
export function markerLayer(map: L.Map, onSelect: (id: number) => void) {
  let index = clusterIndex([]);
  let all: readonly MapPoint[] = [];
  let selected: number | null = null;
  const drawn = new Map<string, { marker: L.Marker; button: HTMLButtonElement }>();

  const comeCloser = ({ clusterId, latitude, longitude }: Cluster) => {
    const zoom = Math.min(index.expansionZoom(clusterId), map.getMaxZoom());
    setTimeout(() => map.setView([latitude, longitude], zoom), clustering.clickZoomDelay);
  };
  const draw = (what: Cluster | Single) => {
    const button = markerButton(what, () =>
      what.kind === 'cluster' ? comeCloser(what) : onSelect(what.point.id),
    );
    const marker = L.marker([what.latitude, what.longitude], {
      interactive: false,
      keyboard: false,
      icon: L.divIcon({ className: 'map-mark', html: button, iconSize: [0, 0] }),
      zIndexOffset: what.kind === 'point' && what.point.tone === 'alert' ? 500 : 0,
    });
    return { marker: marker.addTo(map), button };
  };
  const markSelected = () => {
    for (const [key, { marker, button }] of drawn) {
      const is = key === `p${selected}`;
      if (is) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      if (is) marker.setZIndexOffset(1000);
    }
  };
  const forget = (key: string) => {
    const gone = drawn.get(key);
    // Focus that would be lost with its marker goes to the map it stood on.
    if (gone?.button === document.activeElement) map.getContainer().focus();
    gone?.marker.remove();
    drawn.delete(key);
  };
  const refresh = () => {
    const sight = map.getBounds();
    const now = index.within(
      {
        south: sight.getSouth(),
        west: sight.getWest(),
        north: sight.getNorth(),
        east: sight.getEast(),
      },
      map.getZoom(),
    );
    const chosen = all.find(({ id }) => id === selected);
    // The chosen point is seen, also where it would be within a cluster.
    if (chosen && !now.some(({ key }) => key === `p${chosen.id}`)) {
      const { latitude, longitude } = chosen;
      now.push({ kind: 'point', key: `p${chosen.id}`, latitude, longitude, point: chosen });
    }
    const keys = new Set(now.map(({ key }) => key));
    for (const key of [...drawn.keys()]) if (!keys.has(key)) forget(key);
    for (const what of now) if (!drawn.has(what.key)) drawn.set(what.key, draw(what));
    markSelected();
  };
  return {
    refresh,
    setPoints: (points: readonly MapPoint[]) => {
      all = points;
      index = clusterIndex(points);
      // Other points may have the old keys.
      for (const key of [...drawn.keys()]) forget(key);
      refresh();
    },
    select: (id: number | null) => {
      selected = id;
      refresh();
    },
  };
}

/** Real buttons: they take focus, are named and answer to Enter and Space by themselves. */
function markerButton(what: Cluster | Single, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  if (what.kind === 'cluster') {
    button.className = 'map-cluster';
    button.dataset.tone = what.tone;
    button.textContent = String(what.count);
    button.setAttribute('aria-label', clusterLabel(what.count));
  } else {
    button.className = 'map-point';
    button.dataset.tone = what.point.tone;
    button.title = what.point.label;
    button.setAttribute('aria-label', what.point.label);
  }
  // The map below must not take it as its own click.
  for (const kind of ['click', 'dblclick', 'keydown', 'keypress']) {
    button.addEventListener(kind, (event) => event.stopPropagation());
  }
  button.addEventListener('click', onPress);
  return button;
}
