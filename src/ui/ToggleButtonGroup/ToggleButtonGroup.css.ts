import { style } from '@vanilla-extract/css';
import { joined } from '../ButtonGroup/ButtonGroup.css';

export const group = style([joined, { display: 'inline-flex', alignItems: 'stretch', maxWidth: 'calc(100% + 10px)' }]);

export const fullWidth = style({ display: 'flex' });

/** Shares the width evenly with its neighbours. */
export const stretched = style({ selectors: { '&&': { flex: '1 1 0', minWidth: 0 } } });

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
