import { describe, expect, it } from 'vitest';
import { takeFiles, writeEndings, writeSize } from './limits';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

describe('taking files', () => {
  it('says why it refuses, and takes the rest', () => {
    const limits = { endings: ['.pdf'], maxBytes: 20, maxFiles: 2 };
    const { files, refused } = takeFiles(
      [file('a.pdf')],
      [file('b.PDF'), file('c.png'), file('d.pdf', 30), file('e.pdf')],
      limits,
    );
    expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.PDF']);
    expect(refused.map(({ file: { name }, why }) => `${name} ${why}`)).toEqual([
      'c.png ending',
      'd.pdf size',
      'e.pdf count',
    ]);
  });

  it('takes the same file once', () => {
    expect(takeFiles([file('a.pdf')], [file('a.pdf')], {}).files).toHaveLength(1);
  });
});

it('writes sizes and endings in words', () => {
  expect(writeSize(2_400_000, 'pt-BR').replace(/\u00a0/g, ' ')).toBe('2,4 MB');
  expect(['pt-BR', 'en'].flatMap((locale) => [1, 900].map((bytes) => writeSize(bytes, locale)))).toEqual([
    ...['1 byte', '900 bytes'],
    ...['1 byte', '900 bytes'],
  ]);
  expect(writeEndings(['.pdf', '.png', '.jpg'], 'pt-BR')).toBe('PDF, PNG ou JPG');
});
