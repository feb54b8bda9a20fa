import { loadGoogleMaps } from '@/services/maps/loadGoogleMaps';
import { inCells } from '../boundsOf';
import { country, zooms } from '../mapConstants';
import type { CreateEngine, MapBounds } from '../mapTypes';
import { googleMarkers } from './googleMarkers';
import { googlePin } from './googlePin';

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
    const lookOver = ({ south, west, north, east }: MapBounds) => {
      map.fitBounds({ south, west, north, east }, 40);
      // One point, or many in one house, would be looked at through a microscope.
      google.maps.event.addListenerOnce(map, 'idle', () => {
        if ((map.getZoom() ?? 0) > zooms.street) map.setZoom(zooms.street);
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
      setCircle: pin.setCircle,
      setPin: pin.setPin,
      fit: lookOver,
      lookAt: ({ latitude, longitude }) => {
        map.panTo({ lat: latitude, lng: longitude });
        map.setZoom(Math.max(map.getZoom() ?? 0, zooms.street));
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
