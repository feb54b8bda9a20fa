import type { MapCircle, Position } from '../mapTypes';
import { colorsOf } from './markerIcons';

const of = (place: google.maps.LatLng): Position => ({
  latitude: place.lat(),
  longitude: place.lng(),
});

/** The point that a person puts, and the reach around it. */
export function googlePin(
  map: google.maps.Map,
  element: HTMLElement,
  onPick: (position: Position) => void,
) {
  let picks = false;
  let pin: google.maps.Marker | null = null;
  let circle: google.maps.Circle | null = null;
  map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
    if (picks && latLng) onPick(of(latLng));
  });
  const clearCircle = () => {
    circle?.setMap(null);
    circle = null;
  };
  const clearPin = () => {
    pin?.setMap(null);
    pin = null;
  };
  return {
    setPin: (position: Position | null | undefined) => {
      picks = position !== undefined;
      if (!position) return clearPin();
      if (!pin) {
        pin = new google.maps.Marker({ map, draggable: true });
        pin.addListener('dragend', ({ latLng }: google.maps.MapMouseEvent) => {
          if (latLng) onPick(of(latLng));
        });
      }
      pin.setPosition({ lat: position.latitude, lng: position.longitude });
    },
    setCircle: (asked: MapCircle | null) => {
      if (!asked) return clearCircle();
      const { accent } = colorsOf(element);
      circle ??= new google.maps.Circle({ map, clickable: false, strokeWeight: 1.5 });
      circle.setOptions({
        center: { lat: asked.latitude, lng: asked.longitude },
        radius: asked.radius,
        strokeColor: accent,
        fillColor: accent,
        fillOpacity: 0.15,
      });
    },
    clear: () => {
      clearPin();
      clearCircle();
    },
  };
}
