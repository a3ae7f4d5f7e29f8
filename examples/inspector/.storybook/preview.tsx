import type { Preview } from '@storybook/react-vite';
import { withInspector } from '@trama/inspector';

export default { decorators: [withInspector] } satisfies Preview;
