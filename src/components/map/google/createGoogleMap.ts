import { loadGoogleMaps } from '@/services/maps/loadGoogleMaps';
import { inCells } from '../boundsOf';
import { country, zooms } from '../mapConstants';
import type { CreateEngine, MapBounds, MapCircle, Position } from '../mapTypes';
import { googleMarkers } from './googleMarkers';
import { colorsOf } from './markerIcons';

declare global {
  interface Window {
    /** Google calls it when the key is wrong: the script itself loads all the same. */
    gm_authFailure?: () => void;
  }
}

/** Google's map, for who has a key. */
export const createGoogleMap =
  (key: string): CreateEngine =>
  async (element, options, events) => {
    window.gm_authFailure = events.onFail;
    const { Map: GoogleMap } = await loadGoogleMaps(key);
    const map = new GoogleMap(element, {
      disableDefaultUI: true,
      keyboardShortcuts: true,
      scaleControl: true,
      clickableIcons: false,
      minZoom: zooms.far,
      maxZoom: zooms.near,
      gestureHandling: options.wheelZooms ? 'greedy' : 'cooperative',
    });
    const closest = options.near ? zooms.block : zooms.street;
    const lookOver = ({ south, west, north, east }: MapBounds) => {
      map.fitBounds({ south, west, north, east }, 40);
      // A single point, or many in one building, would be looked at through a microscope.
      google.maps.event.addListenerOnce(map, 'idle', () => {
        if ((map.getZoom() ?? 0) > closest) map.setZoom(closest);
      });
    };
    lookOver(country);
    const markers = googleMarkers(map, element, events.onSelect);
    const pin = googlePin(map, element, events.onPick);
    map.addListener('idle', () => {
      const sight = map.getBounds()?.toJSON();
      if (sight) events.onMove(inCells(sight, element.clientWidth));
    });
    return {
      setPoints: markers.setPoints,
      select: markers.select,
      setCircles: pin.setCircles,
      setPin: pin.setPin,
      fit: lookOver,
      lookAt: ({ latitude, longitude }) => {
        map.panTo({ lat: latitude, lng: longitude });
        map.setZoom(Math.max(map.getZoom() ?? 0, closest));
      },
      zoomBy: (steps) => map.setZoom((map.getZoom() ?? zooms.far) + steps),
      center: () => {
        const { lat, lng } = map.getCenter()?.toJSON() ?? { lat: country.north, lng: country.west };
        return { latitude: lat, longitude: lng };
      },
      refresh: markers.paint,
      destroy: () => {
        markers.clear();
        pin.clear();
        google.maps.event.clearInstanceListeners(map);
        element.replaceChildren();
      },
    };
  };

const of = (place: google.maps.LatLng): Position => ({
  latitude: place.lat(),
  longitude: place.lng(),
});

/** The point that a person puts, and the reach around it. */
function googlePin(
  map: google.maps.Map,
  element: HTMLElement,
  onPick: (position: Position) => void,
) {
  let picks = false;
  let pin: google.maps.Marker | null = null;
  let circles: google.maps.Circle[] = [];
  map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
    if (picks && latLng) onPick(of(latLng));
  });
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
    setCircles: (asked: readonly MapCircle[]) => {
      for (const circle of circles.slice(asked.length)) circle.setMap(null);
      const { accent } = colorsOf(element);
      circles = asked.map(({ latitude, longitude, radius }, index) => {
        const circle =
          circles[index] ?? new google.maps.Circle({ map, clickable: false, strokeWeight: 1.5 });
        circle.setOptions({
          center: { lat: latitude, lng: longitude },
          radius,
          strokeColor: accent,
          fillColor: accent,
          fillOpacity: 0.15,
        });
        return circle;
      });
    },
    clear: () => {
      clearPin();
      for (const circle of circles) circle.setMap(null);
    },
  };
}
