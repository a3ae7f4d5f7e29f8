import type { Place } from './data/queries';
import { uploadsTo } from './data/uploads';
import { nameOfPasted } from './pasted-images';

/** Attaches pasted images to a place under names that begin with `label`; returns the names. */
export function attachPasted(place: Place, images: readonly File[], label: string): string[] {
  const files = images.map((image, at) => new File([image], nameOfPasted(image, label, at), { type: image.type }));
  uploadsTo(place).add(files);
  return files.map(({ name }) => name);
}
