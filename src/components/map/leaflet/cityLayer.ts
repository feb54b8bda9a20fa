import L from 'leaflet';
import { cities } from '../cities';

/** The names of the cities in sight, as many as the zoom has room for. */
export function cityLayer(map: L.Map): { refresh: () => void } {
  const pane = map.createPane('cities');
  pane.setAttribute('aria-hidden', 'true');
  const labels = cities.map((city) => ({
    city,
    marker: L.marker([city.latitude, city.longitude], {
      pane: 'cities',
      interactive: false,
      keyboard: false,
      icon: L.divIcon({
        className: 'map-city',
        html: `<span>${city.name}</span>`,
        iconSize: [0, 0],
      }),
    }),
  }));
  return {
    refresh: () => {
      const zoom = map.getZoom();
      const sight = map.getBounds().pad(0.1);
      for (const { city, marker } of labels) {
        const shows = zoom >= city.from && sight.contains(marker.getLatLng());
        if (shows) marker.addTo(map);
        else marker.remove();
      }
    },
  };
}
