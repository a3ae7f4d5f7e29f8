/** What may be given. */
export interface FileLimits {
  /** Endings such as `.pdf`; none means any. */
  endings?: string[];
  /** The largest a file may be, in bytes. */
  maxBytes?: number;
  /** How many files in all. */
  maxFiles?: number;
}

export type RefusedFile = { file: File; why: 'ending' | 'size' | 'count' };

const endingOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Which of the newly given files are taken beside those already there, and why the others are not. */
export function takeFiles(there: File[], given: File[], limits: FileLimits): { files: File[]; refused: RefusedFile[] } {
  const files = [...there];
  const refused: RefusedFile[] = [];
  for (const file of given) {
    const isThere = files.some(({ name, size }) => name === file.name && size === file.size);
    if (isThere) continue;
    if (limits.endings && !limits.endings.includes(endingOf(file.name))) refused.push({ file, why: 'ending' });
    else if (limits.maxBytes !== undefined && file.size > limits.maxBytes) refused.push({ file, why: 'size' });
    else if (limits.maxFiles !== undefined && files.length >= limits.maxFiles) refused.push({ file, why: 'count' });
    else files.push(file);
  }
  return { files, refused };
}

/** A size in words, such as `2,4 MB`. */
export function writeSize(bytes: number, locale: string): string {
  const [unit, size] =
    bytes >= 1_000_000
      ? ['megabyte', bytes / 1_000_000]
      : bytes >= 1_000
        ? ['kilobyte', bytes / 1_000]
        : ['byte', bytes];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit as string,
    // Shortened, one says “1 bytes” and “900 byte”.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: (size as number) < 10 && unit === 'megabyte' ? 1 : 0,
  }).format(size as number);
}

/** `PDF, PNG ou JPG`, as one reads it. */
export function writeEndings(endings: string[], locale: string): string {
  const names = endings.map((ending) => ending.slice(1).toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
