/** The ranges of a `unicode-range`, such as `U+0000-00FF, U+2???`; none means all. */
export function rangesOf(unicodeRange: string): [number, number][] {
  return unicodeRange
    .split(',')
    .map((part) => part.trim().replace(/^U\+/i, ''))
    .filter(Boolean)
    .map((part) => {
      const [from = '', to = from] = part.split('-');
      return [Number.parseInt(from.replace(/\?/g, '0'), 16), Number.parseInt(to.replace(/\?/g, 'F'), 16)];
    });
}

/** Whether a font with these ranges is needed to write a text. */
export const isNeededFor = (text: string, unicodeRange: string): boolean => {
  const ranges = rangesOf(unicodeRange);
  if (!ranges.length) return true;
  return [...text].some((letter) =>
    ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to),
  );
};

const nameOf = (family: string) => family.trim().replace(/^["']|["']$/g, '');

function* facesOf(rules: CSSRuleList): Generator<CSSFontFaceRule> {
  for (const rule of rules) {
    if (rule instanceof CSSFontFaceRule) yield rule;
    else if ('cssRules' in rule) yield* facesOf(rule.cssRules as CSSRuleList);
  }
}

function allFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...facesOf(sheet.cssRules)];
    } catch {
      // The sheet of another origin: it cannot be read.
      return [];
    }
  });
}

/** A font as data, in place of its address; nothing where it cannot be fetched. */
async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, , address] = /url\((["']?)(.+?)\1\)/.exec(face.style.getPropertyValue('src')) ?? [];
  if (!address) return '';
  try {
    const file = await (await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI))).blob();
    const data = await new Promise<string>((done, fail) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.onerror = () => fail(reader.error);
      reader.readAsDataURL(file);
    });
    const weight = face.style.getPropertyValue('font-weight') || 'normal';
    const family = face.style.getPropertyValue('font-family');
    const bytes = data.slice(data.indexOf(',') + 1);
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format('woff2')}`;
  } catch {
    return '';
  }
}

/** The fonts of this page that a text in a family needs, as a style sheet that needs nothing else. */
export async function fontsFor(text: string, families: string): Promise<string> {
  const family = nameOf(families.split(',')[0] ?? '');
  const faces = allFaces().filter(
    ({ style }) =>
      nameOf(style.getPropertyValue('font-family')) === family &&
      (style.getPropertyValue('font-style') || 'normal') === 'normal' &&
      isNeededFor(text, style.getPropertyValue('unicode-range')),
  );
  return (await Promise.all(faces.map(embedded))).join('');
}
