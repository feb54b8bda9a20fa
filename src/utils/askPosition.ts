export interface AskedPosition {
  latitude: number;
  longitude: number;
  /** Metres. */
  accuracy: number;
}

/** A person at a door does not wait long for satellites. */
const PATIENCE_MS = 8000;

/** Asks the device where it is; nothing where it may not or cannot say. */
export const askPosition = (): Promise<AskedPosition | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Math.min(accuracy, 1_000_000) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    );
  });
