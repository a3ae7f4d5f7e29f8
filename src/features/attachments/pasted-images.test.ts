import { expect, it } from 'vitest';
import { nameOfPasted, pastedImages } from './pasted-images';

const clipboard = (text: string, ...files: { type: string }[]) =>
  ({ getData: () => text, files }) as unknown as DataTransfer;

it('takes images that come without text, and nothing else', () => {
  const image = { type: 'image/png' };
  expect(pastedImages(clipboard('', image, { type: 'application/pdf' }))).toEqual([image]);
  expect(pastedImages(clipboard('Total 12', image))).toEqual([]);
  expect(pastedImages(null)).toEqual([]);
});

it('names images by when they were pasted, each differently', () => {
  const now = new Date(2026, 10, 9, 8, 5, 3);
  expect(nameOfPasted({ type: 'image/png' }, 'Imagem colada', 0, now)).toBe('Imagem colada 2026-11-09 08-05-03.png');
  expect(nameOfPasted({ type: 'image/jpeg' }, 'Imagem colada', 1, now)).toBe(
    'Imagem colada 2026-11-09 08-05-03 (2).jpg',
  );
});
