import L from 'leaflet';
import type { MapCircle, Position } from '../mapTypes';

const of = ({ lat, lng }: L.LatLng): Position => ({ latitude: lat, longitude: lng });

/** The one point that a person puts, by a click or by dragging it, and the reach around it or around places. */
export function pinLayer(map: L.Map, onPick: (position: Position) => void) {
  let picks = false;
  let pin: L.Marker | null = null;
  let circles: L.Circle[] = [];
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
      .on('drag', () => pin && circles[0]?.setLatLng(pin.getLatLng()))
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
    setCircles: (asked: readonly MapCircle[], color: string) => {
      for (const circle of circles.slice(asked.length)) circle.remove();
      const style = { color, fillColor: color, fillOpacity: 0.15, weight: 1.5 };
      circles = asked.map(({ latitude, longitude, radius }, index) =>
        (circles[index] ?? L.circle([0, 0], { radius: 1, interactive: false }).addTo(map))
          .setStyle(style)
          .setLatLng([latitude, longitude])
          .setRadius(radius),
      );
    },
  };
}
