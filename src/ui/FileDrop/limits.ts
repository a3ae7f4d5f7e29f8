/** Limits of accepted files. */
export interface FileLimits {
  /** File extensions such as `.pdf`; any by default. */
  endings?: string[];
  /** Maximum file size in bytes. */
  maxBytes?: number;
  /** Maximum number of files. */
  maxFiles?: number;
}

export type RefusedFile = { file: File; why: 'ending' | 'size' | 'count' };

const endingOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Returns the accepted files among the added ones, and the reasons for the others. */
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

/** Formats a file size, such as `2,4 MB`. */
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
    // The short form would read “1 bytes” and “900 byte”.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: (size as number) < 10 && unit === 'megabyte' ? 1 : 0,
  }).format(size as number);
}

/** Formats a list of extensions: `PDF, PNG ou JPG`. */
export function writeEndings(endings: string[], locale: string): string {
  const names = endings.map((ending) => ending.slice(1).toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
