import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const accordion = style({ minWidth: 0 });

globalStyle(`${accordion} > * + *`, { borderBlockStart: `1px solid ${vars.border.hairline}` });
globalStyle(`${accordion} > *`, { paddingBlock: vars.space.xs });
