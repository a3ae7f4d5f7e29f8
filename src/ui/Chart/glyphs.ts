import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

const upsideDown: SymbolType = {
  draw(context, size) {
    const side = Math.sqrt(size / (Math.sqrt(3) * 3));
    context.moveTo(0, -side * -2);
    context.lineTo(Math.sqrt(3) * side, -side);
    context.lineTo(-Math.sqrt(3) * side, -side);
    context.closePath();
  },
};

const kinds = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  upsideDown,
  symbolStar,
  symbolWye,
];

/** Returns the marker of a series, so that series differ by more than colour. */
export const glyph = (at: number, size = 48) => symbol(kinds[at % kinds.length], size)() ?? '';

/** Returns the dash pattern of a series' line. */
export const dash = (at: number) => ['', '7 3', '2 3', '9 3 2 3', '12 4', '4 4', '1 4', '9 3 2 3 2 3'][at % 8];
