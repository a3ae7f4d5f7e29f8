import { expect, test } from 'vitest';
import { splitLines } from './lines';

test.each([
  ['one line', 'Cortar', ['Cortar']],
  ['lines of any system, blank ones left out', 'Cortar\r\n\r\n  Soldar \rPintar\n', ['Cortar', 'Soldar', 'Pintar']],
  ['a list with bullets', '- Cortar\n* Soldar\n• Pintar', ['Cortar', 'Soldar', 'Pintar']],
  ['a list with numbers', '1. Cortar\n2) Soldar', ['Cortar', 'Soldar']],
  ['a list to tick', '- [ ] Cortar\n- [x] Soldar\n☐ Pintar', ['Cortar', 'Soldar', 'Pintar']],
  ['what only looks like a mark', '-5 °C na câmara\n3.5 mm de folga', ['-5 °C na câmara', '3.5 mm de folga']],
])('%s', (_, text, lines) => expect(splitLines(text)).toEqual(lines));
