import { useWords } from '../language';
import { zoneWords } from './words';

const ofBrazil = Object.keys(zoneWords['pt-BR'].city);

/** Returns a function that names a time zone by its city. */
export function useZoneName() {
  const t = useWords(zoneWords);
  return (id: string): string => {
    const city = id.replace(/.*\//, '');
    return id === `America/${city}` && ofBrazil.includes(city)
      ? t(`city.${city as 'Recife'}`)
      : city.replaceAll('_', ' ');
  };
}

/** Returns all time zones for a select, those of Brazil first; `other` may be a zone under an older name. */
export function useZones(other: string) {
  const name = useZoneName();
  const first = ofBrazil.map((city) => `America/${city}`);
  const ids = [...new Set([...first, ...Intl.supportedValuesOf('timeZone'), other])];
  return ids.map((id) => ({ id, label: name(id), note: id }));
}
