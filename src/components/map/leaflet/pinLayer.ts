import L from 'leaflet';
import type { MapCircle, Position } from '../mapTypes';

const of = ({ lat, lng }: L.LatLng): Position => ({ latitude: lat, longitude: lng });

/** The one point that a person puts, by a click or by dragging it, and the reach around it. */
export function pinLayer(map: L.Map, onPick: (position: Position) => void) {
  let picks = false;
  let pin: L.Marker | null = null;
  let circle: L.Circle | null = null;
  map.on('click', ({ latlng }) => {
    if (picks) onPick(of(latlng));
  });
  const move = (position: Position) => {
    pin ??= L.marker([0, 0], {
      draggable: true,
      keyboard: false,
      autoPan: true,
      icon: L.divIcon({
        className: 'map-mark',
        html: '<span class="map-pin"></span>',
        iconSize: [0, 0],
      }),
    })
      .on('drag', () => pin && circle?.setLatLng(pin.getLatLng()))
      .on('dragend', () => pin && onPick(of(pin.getLatLng())))
      .addTo(map);
    pin.setLatLng([position.latitude, position.longitude]);
  };
  return {
    setPin: (position: Position | null | undefined) => {
      picks = position !== undefined;
      map.getContainer().classList.toggle('map-picks', picks);
      if (position) return move(position);
      pin?.remove();
      pin = null;
    },
    setCircle: (asked: MapCircle | null, color: string) => {
      if (!asked) {
        circle?.remove();
        circle = null;
        return;
      }
      circle ??= L.circle([0, 0], { radius: 1, interactive: false, weight: 1.5 }).addTo(map);
      circle.setStyle({ color, fillColor: color, fillOpacity: 0.15 });
      circle.setLatLng([asked.latitude, asked.longitude]).setRadius(asked.radius);
    },
  };
}
