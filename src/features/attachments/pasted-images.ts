import { pad2 } from '#domain/pad2';
/**
 * Returns the images of a paste. A copied cell or paragraph comes with a picture of itself beside its text: that is
 * text.
 */
export function pastedImages(clipboard: DataTransfer | null): File[] {
  if (!clipboard || clipboard.getData('text/plain')) return [];
  return [...clipboard.files].filter(({ type }) => type.startsWith('image/'));
}

/** Returns the name of a pasted image. Browsers call every screenshot `image.png`; the time tells one from another. */
export function nameOfPasted({ type }: Pick<File, 'type'>, label: string, place: number, now = new Date()): string {
  const day = [now.getFullYear(), pad2(now.getMonth() + 1), pad2(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(pad2).join('-');
  const ending = /^image\/([a-z]+)/.exec(type)?.[1]?.replace('jpeg', 'jpg') ?? 'png';
  return `${label} ${day} ${time}${place === 0 ? '' : ` (${place + 1})`}.${ending}`;
}
