/** Coordinates in degrees: north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Half the extent of an embedded map, in degrees: about a kilometre in India. */
const AROUND = { latitude: 0.006, longitude: 0.012 };

const degrees = (value: number): string => value.toFixed(5);

/** The URL of an embeddable OpenStreetMap with a pin (openstreetmap.org, "Share → HTML"). */
export function mapFrame({ latitude, longitude }: Place): string {
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map(degrees);
  const marker = [latitude, longitude].map(degrees).join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box.join(','))}&layer=mapnik&marker=${encodeURIComponent(marker)}`;
}

/** The URL of the full map: at the place, or a search for the postal address without one. */
export function mapPage(address: string, place?: Place): string {
  if (!place) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const [latitude, longitude] = [degrees(place.latitude), degrees(place.longitude)];
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
