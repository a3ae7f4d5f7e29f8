/** Simulated kinds of vision. `print` is greyscale. */
export const visions = ['trichromacy', 'protanopia', 'deuteranopia', 'tritanopia', 'print'] as const;
export type Vision = (typeof visions)[number];

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const matrices: Record<Exclude<Vision, 'trichromacy' | 'print'>, [Triple, Triple, Triple]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const hexOf = (channels: Triple) =>
  `#${channels
    .map((value) => {
      const clipped = Math.min(1, Math.max(0, value));
      const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
      return Math.round(encoded * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** Simulates a colour `#rrggbb` for a kind of vision. */
export function simulateVision(hex: string, vision: Vision): string {
  const [r, g, b] = linear(hex);
  if (vision === 'trichromacy') return hex;
  if (vision === 'print') {
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return hexOf([grey, grey, grey]);
  }
  return hexOf(matrices[vision].map(([x, y, z]) => x * r + y * g + z * b) as Triple);
}

/** Converts a colour to OKLab, in which distances match perception. */
export function oklab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the perceptual distance of two colours, in hundredths of OKLab: 2 is just noticeable side by side. */
export function difference(a: string, b: string): number {
  const [one, other] = [oklab(a), oklab(b)];
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
