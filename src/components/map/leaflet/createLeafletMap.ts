import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { inCells } from '../boundsOf';
import { country, zooms } from '../mapConstants';
import type { CreateEngine, MapBounds, MapCircle } from '../mapTypes';
import { cityLayer } from './cityLayer';
import { markerLayer } from './markerLayer';
import { outlineLayer } from './outlineLayer';
import { pinLayer } from './pinLayer';

const box = ({ south, west, north, east }: MapBounds) =>
  L.latLngBounds([south, west], [north, east]);

const whole = L.latLngBounds([-62, -120], [22, -15]);

/** Our own map: an outline of the continent that needs neither key nor network. */
export const createLeafletMap: CreateEngine = async (element, options, events) => {
  const { layer, paint } = await outlineLayer(element);
  const map = L.map(element, {
    preferCanvas: true,
    renderer: L.canvas({ padding: 0.5 }),
    // Ours stand over the map, the same for both engines.
    zoomControl: false,
    attributionControl: false,
    minZoom: zooms.far,
    maxZoom: zooms.near,
    maxBounds: whole,
    maxBoundsViscosity: 0.7,
    scrollWheelZoom: options.wheelZooms,
    zoomAnimation: !options.still,
    fadeAnimation: !options.still,
    markerZoomAnimation: !options.still,
    inertia: !options.still,
  });
  map.fitBounds(box(country), { animate: false });
  layer.addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  L.control.attribution({ prefix: false }).addAttribution('Contorno sin calles').addTo(map);
  const cities = cityLayer(map);
  const markers = markerLayer(map, events.onSelect);
  const pin = pinLayer(map, events.onPick);
  let circles: readonly MapCircle[] = [];
  const closest = options.near ? zooms.block : zooms.point;
  const accent = () => getComputedStyle(element).getPropertyValue('--map-accent').trim();

  const settled = () => {
    cities.refresh();
    markers.refresh();
    const sight = map.getBounds();
    const [south, west] = [sight.getSouth(), sight.getWest()];
    const [north, east] = [sight.getNorth(), sight.getEast()];
    events.onMove(inCells({ south, west, north, east }, map.getSize().x));
  };
  map.on('moveend', settled);
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sized.observe(element);
  settled();

  return {
    setPoints: markers.setPoints,
    select: markers.select,
    setPin: pin.setPin,
    setCircles: (asked) => {
      circles = asked;
      pin.setCircles(circles, accent());
    },
    fit: (bounds) => {
      map.fitBounds(box(bounds), { padding: [40, 40], maxZoom: closest, animate: false });
    },
    lookAt: ({ latitude, longitude }) => {
      map.setView([latitude, longitude], Math.max(map.getZoom(), closest));
    },
    zoomBy: (steps) => {
      map.setZoom(map.getZoom() + steps);
    },
    center: () => {
      const { lat, lng } = map.getCenter();
      return { latitude: lat, longitude: lng };
    },
    refresh: () => {
      paint();
      pin.setCircles(circles, accent());
    },
    destroy: () => {
      sized.disconnect();
      map.remove();
    },
  };
};
